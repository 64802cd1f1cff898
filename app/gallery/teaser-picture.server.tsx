import type { GallerySlug } from '#content/gallery-slugs.ts'
import { filesOf } from './files.server.ts'
import { Picture } from './picture.tsx'

const LARGE = '(min-width: 48rem) 26rem, calc(100vw - 34px)'
const SMALL = '(min-width: 80rem) 18rem, (min-width: 48rem) 46vw, calc(100vw - 34px)'

/** The picture of a card on the home page that links to an article. */
export const makeTeaserPicture = (slug: GallerySlug | undefined, isLarge: boolean) =>
  slug && (
    <Picture
      files={filesOf(slug)}
      alt=""
      widths={[480, 720, 960]}
      sizes={isLarge ? LARGE : SMALL}
      when="late"
      className={`aspect-[16/10] w-full object-cover ${isLarge ? 'md:h-full md:min-h-64' : ''}`}
    />
  )
