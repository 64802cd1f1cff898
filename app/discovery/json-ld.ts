import { words } from '#words/discovery'
import { words as locale } from '#words/locale'
import { linkAddress, localAddress } from '#words/addresses.ts'

/**
 * Structured data for search engines in the vocabulary of schema.org. It repeats facts that the page itself states and adds
 * none.
 */

/** The page that the facts are about. */
export interface PageIdentity {
  /** `https://chess.example`, without a slash. */
  readonly origin: string
  readonly site: string
  /** The URL of the page. */
  readonly url: string
  /** The address of the page's share picture. */
  readonly picture: string
}

export type Thing = { readonly '@type': string; readonly [name: string]: Fact }
type Fact = string | number | boolean | readonly Fact[] | { readonly [name: string]: Fact }

const organisationId = ({ origin }: PageIdentity): string => `${origin}/#organization`

const context = <T extends Thing>(thing: T) => ({ '@context': 'https://schema.org', ...thing }) as const

/** The organisation behind the site. Stated once, on the home page, and referred to by its id elsewhere. */
export const makeOrganisation = (place: PageIdentity) =>
  context({
    '@type': 'Organization',
    '@id': organisationId(place),
    name: place.site,
    url: `${place.origin}/`,
    logo: `${place.origin}/icon-512.png`,
  })

export const makeWebSite = (place: PageIdentity) =>
  context({
    '@type': 'WebSite',
    '@id': `${place.origin}/#website`,
    name: place.site,
    url: place.origin + localAddress('/'),
    inLanguage: locale.lang,
    publisher: { '@id': organisationId(place) },
  })

interface ArticleFacts {
  readonly title: string
  readonly description: string
  readonly date: string
  /** The editorial team. */
  readonly author: string
  readonly tags: readonly string[]
}

/** `BlogPosting` in the blog, `Article` elsewhere. */
export const makeArticleThing = (type: 'Article' | 'BlogPosting', place: PageIdentity, facts: ArticleFacts) =>
  context({
    '@type': type,
    headline: facts.title,
    description: facts.description,
    datePublished: facts.date,
    author: { '@type': 'Organization', name: facts.author, url: `${place.origin}/` },
    publisher: {
      '@type': 'Organization',
      '@id': organisationId(place),
      name: place.site,
      url: `${place.origin}/`,
    },
    image: place.picture,
    keywords: facts.tags,
    inLanguage: locale.lang,
    isAccessibleForFree: true,
    url: place.url,
    mainEntityOfPage: place.url,
  })

interface PersonFacts {
  readonly name: string
  /** The date of birth as precisely as it is known: `1990` or `1990-11-30`. */
  readonly born: string
  readonly birthplace?: string | undefined
  /** Titles: `Grandmaster (2004), World Champion 2013-2023`. */
  readonly title: string
  readonly fideId: number
}

/** Omits the nationality: FIDE lists the federation that a player represents, which may differ. */
export const makePerson = (place: PageIdentity, { name, born, birthplace, title, fideId }: PersonFacts) =>
  context({
    '@type': 'Person',
    name,
    description: title,
    jobTitle: words.jsonLd.chessPlayer,
    birthDate: born,
    ...(birthplace !== undefined && { birthPlace: { '@type': 'Place', name: birthplace } }),
    url: place.url,
    mainEntityOfPage: place.url,
    sameAs: `https://ratings.fide.com/profile/${fideId}`,
  })

/** An ordered list of pages. */
export const makeRankingList = (
  place: PageIdentity,
  name: string,
  players: readonly { readonly name: string; readonly path: string }[],
) =>
  context({
    '@type': 'ItemList',
    name,
    url: place.url,
    numberOfItems: players.length,
    itemListElement: players.map((player, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: player.name,
      url: place.origin + linkAddress(player.path),
    })),
  })

interface PictureFacts {
  readonly title: string
  readonly description: string
  /** The address of the file, on this site, and its size. */
  readonly file: string
  readonly width: number
  readonly height: number
}

/** A picture of the gallery, with the site as its creator. */
export const makePictureThing = (
  place: PageIdentity,
  { title, description, file, width, height }: PictureFacts,
) =>
  context({
    '@type': 'ImageObject',
    name: title,
    description,
    contentUrl: place.origin + file,
    encodingFormat: 'image/jpeg',
    width,
    height,
    thumbnailUrl: place.picture,
    representativeOfPage: true,
    creator: { '@type': 'Organization', '@id': organisationId(place), name: place.site },
    creditText: place.site,
    url: place.url,
    mainEntityOfPage: place.url,
  })

/** The gallery, as a list of its pictures' pages. */
export const makeGalleryThing = (
  place: PageIdentity,
  name: string,
  pictures: readonly { readonly title: string; readonly path: string }[],
) =>
  context({
    '@type': 'ImageGallery',
    name,
    url: place.url,
    inLanguage: locale.lang,
    isAccessibleForFree: true,
    hasPart: pictures.map(({ title, path }) => ({
      '@type': 'WebPage',
      name: title,
      url: place.origin + linkAddress(path),
    })),
  })

/** The path from the home page, which is added here, to the page itself, which is last. */
export const makeBreadcrumbs = (
  place: PageIdentity,
  trail: readonly { readonly name: string; readonly path?: string }[],
) =>
  context({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: words.jsonLd.home, path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === undefined ? place.url : place.origin + linkAddress(path),
    })),
  })
