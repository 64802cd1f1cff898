import { renderToStaticMarkup } from 'react-dom/server'
import { galleryItems } from '#content/library.server.ts'
import { picturePath } from '#content/pages.server.ts'
import { CarouselList } from './carousel-list.tsx'
import { filesOf } from './files.server.ts'
import { words } from '#words/gallery'
import { HERO } from './hero-picture.server.tsx'

/** All pictures but the hero's, as HTML, so that its components stay out of the home page's script. */
export const makeCarousel = (): string =>
  renderToStaticMarkup(
    <CarouselList
      pictures={galleryItems()
        .filter(({ data }) => data.slug !== HERO)
        .map(({ data: { slug, title, description } }) => ({
          path: picturePath(slug),
          title: words.card(slug, title, description).title,
          files: filesOf(slug),
        }))}
    />,
  )
