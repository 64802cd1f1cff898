import { gameOfBlock } from '#app/editorial/boards/game-of-block.ts'
import { SHOWN_RATING_KINDS, ratingLabel } from '#app/editorial/rankings/rating-labels.ts'
import { roughDate } from '#app/ui/dates.ts'
import { proseOf } from '#app/editorial/prose.server.ts'
import { lessonWords } from '#app/learn/lesson/lesson.server.ts'
import { IMMORTAL_END } from '#app/home/immortal-game.ts'
import { famousGames, historyArticles, legalPages, posts, ratings } from '#content/library.server.ts'
import type { GallerySlug } from '#content/gallery-slugs.ts'
import { articlesOf, listPages, type Page } from '#content/pages.server.ts'
import { isTranslatedHere } from '#words/addresses.ts'
import { words as labels } from '#words/labels'
import { words as locale } from '#words/locale'
import { words } from '#words/share'
import type { Art, SharePicture } from './picture-svg.ts'

type GalleryPage = Extract<Page, { kind: 'gallery' | 'picture' }>
const isGalleryPage = (page: Page): page is GalleryPage => page.kind === 'gallery' || page.kind === 'picture'

/** A page's picture, drawn from its words in the current language. */
interface PagePicture {
  readonly path: string
  readonly picture: SharePicture
}

/** The pictures of all indexable or shareable pages in the current language, except gallery pages, which have their own. */
export const listPictures = (): readonly PagePicture[] => [
  ...listPages().flatMap((page) =>
    isGalleryPage(page) || !isTranslatedHere(page.path) ? [] : { path: page.path, picture: pictureOf(page) },
  ),
  ...SENT_ONLY.map((path) => ({ path, picture: { ...words.pages[path], art: ART[path]() } })),
]

/** Pages that people share but search engines should not index. */
export const SENT_ONLY = ['/train'] as const

/** The picture of all games that players share by a link, with an empty board. */
export const makeGamePicture = (): SharePicture => ({
  ...words.game,
  art: { kind: 'board', view: { fen: '8/8/8/8/8/8/8/8' } },
})

/** The pages of the gallery, each with the slug of its share picture. */
export const listGalleryPages = (): readonly { readonly path: string; readonly slug: GallerySlug }[] =>
  listPages()
    .filter(isGalleryPage)
    .map((page) => ({
      path: page.path,
      slug: page.kind === 'gallery' ? GALLERY_EMBLEM : page.document.data.slug,
    }))

/** The picture for the gallery as a whole. */
const GALLERY_EMBLEM: GallerySlug = 'indian-palace-chess'

const FLAGS = import.meta.glob<string>('../../app/editorial/flags/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** FIDE's own flag for a player without a country. */
function flagOf(iso2: string | null): string {
  const flag = FLAGS[`../../app/editorial/flags/${iso2 ?? 'fide'}.svg`]
  if (flag === undefined) throw new Error(`app/editorial/flags has no ${iso2}.svg`)
  return flag
}

function cardOf(slug: string): Art {
  const player = ratings().players.find((each) => each.slug === slug)
  if (player === undefined) throw new Error(`content/ratings.json has no ${slug}`)
  return {
    kind: 'card',
    flag: flagOf(player.iso2),
    country: player.country,
    ratings: SHOWN_RATING_KINDS.map((kind) => ({
      label: ratingLabel(kind),
      value: player[kind] === undefined ? '–' : String(player[kind].value),
    })),
    source: words.ratings(roughDate(ratings().list)),
  }
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'

function pictureOf(page: Exclude<Page, GalleryPage>): SharePicture {
  switch (page.kind) {
    case 'screen':
    case 'list':
    case 'blog':
    case 'measured':
      return { ...words.pages[page.path], art: ART[page.path]() }
    case 'post': {
      const document = inLocale(page.document, posts(locale.language))
      const { title, tags } = document.data
      const kicker = tags
        .slice(0, 2)
        .map((tag) => labels.tags[tag].name)
        .join(', ')
      return { title, kicker, art: artOf(document) }
    }
    case 'tag': {
      const [first] = articlesOf(page.tag, locale.language)
      return {
        title: labels.tags[page.tag].name,
        kicker: words.kickers.tag,
        art: first ? artOf(first.document) : ASHTAPADA,
      }
    }
    case 'lesson': {
      const { slug, boards } = page.lesson
      return {
        title: lessonWords(slug).title,
        kicker: words.kickers.lesson,
        art: { kind: 'board', view: { fen: boards[0]!.fen } },
      }
    }
    case 'history': {
      const document = inLocale(page.document, historyArticles(locale.language))
      return { title: document.data.title, kicker: words.kickers.history, art: artOf(document) }
    }
    case 'player': {
      const { name, title } = page.document.data
      // `Grandmaster (2004), World Champion 2013-2023`: the last title is the greatest.
      const kicker = title.split(', ').at(-1) ?? title
      return {
        title: name,
        kicker: kicker.charAt(0).toUpperCase() + kicker.slice(1),
        art: cardOf(page.document.data.slug),
      }
    }
    case 'legal': {
      const { title } = inLocale(page.document, legalPages(locale.language)).data
      return { title, kicker: words.kickers.legal, art: ASHTAPADA }
    }
  }
}

/** A document in the current language. The list of translated addresses promises that there is one. */
function inLocale<T extends { readonly data: { readonly slug: string } }>(
  document: T,
  documents: readonly T[],
): T {
  const found = documents.find(({ data }) => data.slug === document.data.slug)
  if (found === undefined) throw new Error(`${document.data.slug} has no ${locale.language} text`)
  return found
}

const ASHTAPADA: Art = { kind: 'ashtapada' }

const artOf = (document: Parameters<typeof proseOf>[0]): Art => {
  const { emblem } = proseOf(document)
  return emblem === undefined ? ASHTAPADA : { kind: 'board', view: emblem }
}

/** The position after one move of each side. */
const BOTH_MOVED = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR'

const boardAt = (id: string): Art => ({ kind: 'board', view: keyPosition(id) })

/** The drawings of pages whose titles are in `words/share`. */
const ART: Readonly<Record<keyof typeof words.pages, () => Art>> = {
  '/': () => ({
    kind: 'board',
    view: { fen: IMMORTAL_END.placement, lastMove: IMMORTAL_END.lastMove.join('') },
  }),
  '/play': () => ({ kind: 'board', view: { fen: START } }),
  '/online': () => ({ kind: 'board', view: { fen: BOTH_MOVED, lastMove: 'e7e5' } }),
  '/lobby': () => ({ kind: 'board', view: { fen: BOTH_MOVED, lastMove: 'e7e5' } }),
  '/review': () => boardAt('morphy-allies-1858'),
  '/analysis': () => boardAt('aronian-anand-2013'),
  '/train': () => boardAt('wei-bruzon-2015'),
  '/train/puzzles': () => boardAt('carlsen-anand-2013-g5'),
  '/rankings': () => boardAt('carlsen-anand-2013-g5'),
  '/sunday-puzzle': () => boardAt('kasparov-topalov-1999'),
  '/support': () => boardAt('morphy-allies-1858'),
  '/contact': () => ASHTAPADA,
  '/learn': () => ({ kind: 'board', view: { fen: START } }),
  '/learn/coordinates': () => ASHTAPADA,
  '/blog': () =>
    posts(locale.language)
      .map(artOf)
      .find(({ kind }) => kind === 'board') ?? ASHTAPADA,
  '/history': () => ASHTAPADA,
  '/players': () => boardAt('aronian-anand-2013'),
  '/how-we-measured': () => ASHTAPADA,
}

/** The key position of a game in content/games. */
function keyPosition(id: string) {
  const game = gameOfBlock({ kind: 'collection', id, caption: '', ply: undefined }, famousGames())
  if (!game.ok) throw new Error(game.error)
  const { line, ply } = game.value
  const shown = line.plies[ply - 1]
  return { fen: shown?.fen ?? line.start, lastMove: shown?.uci }
}
