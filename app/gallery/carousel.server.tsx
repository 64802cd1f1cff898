import { renderToStaticMarkup } from 'react-dom/server'
import type { GallerySlug } from '#content/gallery-slugs.ts'
import { galleryItems } from '#content/library.server.ts'
import { picturePath } from '#content/pages.server.ts'
import { CarouselList } from './carousel-list.tsx'
import { filesOf } from './files.server.ts'

/** Stands in the hero of the home page; the carousel has the other 36. */
export const HERO_PICTURE: GallerySlug = 'luxury-chess-board'

/** As HTML: it never changes there, so its components need not travel with the home page's script. */
export const makeCarousel = (): string =>
  renderToStaticMarkup(
    <CarouselList
      pictures={galleryItems()
        .filter(({ data }) => data.slug !== HERO_PICTURE)
        .map(({ data: { slug, title } }) => ({ path: picturePath(slug), title, files: filesOf(slug) }))}
    />,
  )
