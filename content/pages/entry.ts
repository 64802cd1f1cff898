/** What the site knows of one address, or of all addresses with one pattern. `manifest.ts` lists them. */
export interface PageEntry {
  /** The pattern as React Router reads it, without a language: `/learn/:slug`. */
  readonly path: `/${string}`
  /** The route's file in `app/routes`. */
  readonly file: `${string}.ts` | `${string}.tsx`
  /** The route's id, for the second route of a file. */
  readonly id?: string
  /** `app` runs React in the browser, `reading` does not, and `file` is for programs: data, pictures, feeds. */
  readonly kind: 'app' | 'reading' | 'file'
  /** The part of the site whose link in the bar is marked. */
  readonly section?: Section
  /** Listed in the menu of its section, in the manifest's order. */
  readonly menu?: true
  /** The same screen at its canonical address. */
  readonly sameAs?: `/${string}`
  /** A step of a process that no link leads to from elsewhere. */
  readonly step?: true
  /** Every language unless named. */
  readonly languages?: Languages
  /** Rendered by the build, since it is the same for every visitor; all others on request. */
  readonly built?: true
  /** The build renders the page again for each day on which a scheduled post appears. */
  readonly changesWithPosts?: true
  /** In the site map, with a picture for link previews. */
  readonly indexed?: true
  /** The documents that have an address of this pattern. */
  readonly content?: ContentKind
  /** What dates the page's last change; without it, the site map gives no day. */
  readonly changes?: Change
  /** The drawing of the link preview. `words/share` has its title. */
  readonly picture?: Picture
  readonly offline?: Offline
  /** An existing address of the pattern, for checks that open a page of every route. */
  readonly sample?: `/${string}`
  /** The most compressed kB of scripts before any interaction, if not the usual of its kind. */
  readonly scriptKb?: number
  /** The script that makes the boards of a page without React playable. Its budget includes React. */
  readonly boardScript?: string
}

export const SECTIONS = ['play', 'train', 'analyse', 'read', 'you', 'support'] as const
export type Section = (typeof SECTIONS)[number]

type Languages =
  /** English only. */
  | 'en'
  /** Articles: those whose text is translated (`words/translated.ts`). */
  | 'translated'
  /** Lists: as soon as one article below this address is translated. */
  | { readonly below: `/${string}` }

type ContentKind = 'posts' | 'tags' | 'history' | 'players' | 'lessons' | 'pictures' | 'legal'

type Change = 'with-ratings' | 'with-posts' | 'with-history' | 'with-ratings-and-articles'

type Picture =
  | 'ashtapada'
  /** Made from the site's content by scripts/share/list-pictures.ts. */
  | 'from-content'
  /** The key position of a game in content/games. */
  | { readonly game: string }
  | { readonly fen: string; readonly lastMove?: string }

type Offline =
  /** The build's copy is precached, with the page's scripts. */
  | 'copy'
  /** Likewise, except for games that only the server has. */
  | 'own-games'
  /** One copy serves all addresses of the pattern: the page finds the rest on the device. */
  | 'one-copy'
  /** The scripts are precached, and a page stores all addresses (app/offline/keep-lessons.ts). */
  | 'stored-by-page'
  /** Stored once it has been read. */
  | 'once-read'
  /** Shown in place of pages that are not available. */
  | 'fallback'
