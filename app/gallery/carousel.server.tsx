import { renderToStaticMarkup } from 'react-dom/server'
import { galleryItems } from '#content/library.server.ts'
import { picturePath } from '#content/pages.server.ts'
import { CarouselList } from './carousel-list.tsx'
import { filesOf } from './files.server.ts'

/** Returns HTML, so that its components stay out of the home page's script. */
export const makeCarousel = (): string =>
  renderToStaticMarkup(
    <CarouselList
      pictures={galleryItems().map(({ data: { slug, title } }) => ({
        path: picturePath(slug),
        title,
        files: filesOf(slug),
      }))}
    />,
  )
