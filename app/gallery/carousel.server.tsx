import { renderToStaticMarkup } from 'react-dom/server'
import { galleryItems } from '#content/library.server.ts'
import { picturePath } from '#content/pages.server.ts'
import { CarouselList } from './carousel-list.tsx'
import { filesOf } from './files.server.ts'

/** As HTML: it never changes there, so its components need not travel with the home page's script. */
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
