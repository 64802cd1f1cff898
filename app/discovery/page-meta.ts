import { words as locale } from '#words/locale'
import type { MetaDescriptor } from 'react-router'
import { SHARE_PICTURE, sharePicturePath, sharePictureType } from './share-picture.ts'
import { canonicalOf } from '#app/ui/chrome/site-links.ts'
import { words } from '#words/discovery'
import { localAddress } from '#words/addresses.ts'

/** The title, description and other meta data of a page, for search engines and share previews. */
export interface PageWords {
  /** Unique title. Absent only on the home page, which has the site's name and strapline. */
  readonly title?: string
  /** The part of the site that ends the title: `Chess Blog`. */
  readonly section?: string
  /** Unique description. Without it the page gets the site's description. */
  readonly description?: string
  /** A comma-separated list. */
  readonly keywords?: string
  readonly type?: 'website' | 'article' | 'profile'
  /** The day of an article. */
  readonly date?: string
  /** Describes the share picture if it does not show a board. */
  readonly pictureAlt?: string
  /** False for pages that are neither indexed nor shared: they get no picture. */
  readonly hasPicture?: false
  /** Structured data. React Router escapes `<` and the like in it, so no text can end the script early. */
  readonly things?: (place: Place) => readonly Thing[]
}

interface Place {
  readonly origin: string
  readonly site: string
  readonly url: string
  readonly picture: string
}

type Thing = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

/** The arguments of `meta` functions that are used here. */
interface PageArgs {
  readonly location: { readonly pathname: string }
  readonly matches: readonly [
    { readonly loaderData: RootData | undefined },
    ...({ readonly id: string } | undefined)[],
  ]
}

/** The data of the root's loader. */
interface RootData {
  readonly site: { readonly name: string; readonly strapline: string | undefined }
  readonly origin: string
}

export function makePageMeta({ location, matches }: PageArgs, page: PageWords): MetaDescriptor[] {
  const {
    title,
    section,
    description = words.pageMeta.houseDescription,
    keywords,
    type = 'website',
    date,
    things,
    hasPicture = true,
  } = page
  const root = matches[0].loaderData
  // Without the root's data, only the error page is rendered.
  if (root === undefined) return []
  const { name, strapline = words.pageMeta.strapline } = root.site
  const path = canonicalOf(location.pathname)
  const place = {
    origin: root.origin,
    site: name,
    url: root.origin + localAddress(path),
    picture: root.origin + sharePicturePath(path, locale.language),
  }
  const pictureAlt = page.pictureAlt ?? words.pageMeta.pictureOfABoard(title ?? name)
  return [
    { title: title === undefined ? `${name} - ${strapline}` : joinTitle(title, name, section) },
    { name: 'description', content: description },
    ...(keywords === undefined ? [] : [{ name: 'keywords', content: keywords }]),
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: locale.openGraph },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title ?? name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: place.url },
    ...(hasPicture
      ? [
          { property: 'og:image', content: place.picture },
          { property: 'og:image:type', content: sharePictureType(path) },
          { property: 'og:image:width', content: String(SHARE_PICTURE.width) },
          { property: 'og:image:height', content: String(SHARE_PICTURE.height) },
          { property: 'og:image:alt', content: pictureAlt },
        ]
      : []),
    ...(date === undefined ? [] : [{ property: 'article:published_time', content: date }]),
    // Twitter reads the rest from the Open Graph tags above.
    { name: 'twitter:card', content: hasPicture ? 'summary_large_image' : 'summary' },
    ...(things?.(place).map((thing) => ({ 'script:ld+json': thing })) ?? []),
  ]
}

/** The metadata of a page that responds with 404. */
export const makeMissingMeta = ({ matches }: Pick<PageArgs, 'matches'>, title: string): MetaDescriptor[] => [
  { title: joinTitle(title, matches[0].loaderData?.site.name) },
  { name: 'robots', content: 'noindex' },
]

const joinTitle = (title: string, site = '', section = ''): string =>
  [title, `${site} ${section}`.trim()].filter((part) => part !== '').join(' - ')
