import { renderToStaticMarkup } from 'react-dom/server'
import { galleryItems } from '#content/library.server.ts'
import type { GallerySlug } from '#content/gallery-slugs.ts'
import { picturePath } from '#content/pages.server.ts'
import { filesOf } from './files.server.ts'
import { words } from '#words/gallery'
import { Picture } from './picture.tsx'

/** The miniature at the top of the home page, the largest element of its first view. */
export const HERO: GallerySlug = 'indian-palace-chess'

const SIZES = '(min-width: 80rem) 46rem, (min-width: 64rem) calc(100vw - 31rem), calc(100vw - 2rem)'

export function makeHeroPicture(): string {
  const item = galleryItems().find(({ data }) => data.slug === HERO)
  if (!item) throw new Error(`The gallery has no ${HERO}`)
  return renderToStaticMarkup(
    <a href={picturePath(HERO)} className="hero-picture">
      <Picture
        files={filesOf(HERO)}
        alt={words.heroAlt(item.data.alt)}
        widths={[480, 720, 960]}
        sizes={SIZES}
        when="first"
      />
    </a>,
  )
}
