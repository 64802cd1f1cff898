import { gameOfBlock } from '#app/editorial/boards/game-of-block.ts'
import { SHOWN_RATING_KINDS, ratingLabel } from '#app/editorial/rankings/rating-labels.ts'
import { roughDate } from '#app/ui/dates.ts'
import { proseOf } from '#app/editorial/prose.server.ts'
import { lessonWords } from '#app/learn/lesson/lesson.server.ts'
import { IMMORTAL_END } from '#app/home/immortal-game.ts'
import { famousGames, historyArticles, legalPages, posts, ratings } from '#content/library.server.ts'
import type { GallerySlug } from '#content/gallery-slugs.ts'
import { articlesOf, listPages, type Page } from '#content/pages.server.ts'
import type { PageEntry } from '#content/pages/entry.ts'
import { listSentOnly, type ContentPicturedPage, type PicturedPage } from '#content/pages/lists.ts'
import { isTranslatedHere } from '#words/addresses.ts'
import { words as labels } from '#words/labels'
import { words as locale } from '#words/locale'
import { words } from '#words/share'
import type { Art, SharePicture } from './picture-svg.ts'

const isGalleryPage = ({ path }: Page): boolean => /^\/gallery(?:\/|$)/.test(path)

/** A page's picture, drawn from its words in the current language. */
interface PagePicture {
  readonly path: string
  readonly picture: SharePicture
}

/** The pictures of all indexable or shareable pages in the current language, except gallery pages, which have their own. */
export const listPictures = (): readonly PagePicture[] => [
  ...listPages().flatMap((page) =>
    isGalleryPage(page) || page.kind === 'picture' || !isTranslatedHere(page.path)
      ? []
      : { path: page.path, picture: pictureOf(page) },
  ),
  ...listSentOnly().map((entry) => ({ path: entry.path, picture: pictureOfSingle(entry) })),
]

/** The pages of `listPictures`, without working out what is in their pictures. */
export const listPicturedPaths = (): readonly string[] => [
  ...listPages().flatMap((page) =>
    isGalleryPage(page) || page.kind === 'picture' || !isTranslatedHere(page.path) ? [] : page.path,
  ),
  ...listSentOnly().map(({ path }) => path),
]

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
      slug: page.kind === 'picture' ? page.document.data.slug : GALLERY_EMBLEM,
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

function pictureOf(page: Exclude<Page, { kind: 'picture' }>): SharePicture {
  switch (page.kind) {
    case 'single':
      return pictureOfSingle(page.entry)
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

/** The picture of a page whose title is in `words/share`. */
function pictureOfSingle({ path, picture }: PageEntry): SharePicture {
  const titles: Readonly<Record<PicturedPage, Omit<SharePicture, 'art'>>> = words.pages
  if (picture === undefined) throw new Error(`${path} has no picture in the manifest of pages`)
  return { ...titles[path as PicturedPage], art: drawingOf(path, picture) }
}

function drawingOf(path: string, picture: NonNullable<PageEntry['picture']>): Art {
  if (picture === 'ashtapada') return ASHTAPADA
  if (picture === 'from-content') return FROM_CONTENT[path as ContentPicturedPage]()
  return { kind: 'board', view: 'game' in picture ? keyPosition(picture.game) : picture }
}

const FROM_CONTENT: Readonly<Record<ContentPicturedPage, () => Art>> = {
  '/': () => ({
    kind: 'board',
    view: { fen: IMMORTAL_END.placement, lastMove: IMMORTAL_END.lastMove.join('') },
  }),
  '/blog': () =>
    posts(locale.language)
      .map(artOf)
      .find(({ kind }) => kind === 'board') ?? ASHTAPADA,
}

/** The key position of a game in content/games. */
function keyPosition(id: string) {
  const game = gameOfBlock({ kind: 'collection', id, caption: '', ply: undefined }, famousGames())
  if (!game.ok) throw new Error(game.error)
  const { line, ply } = game.value
  const shown = line.plies[ply - 1]
  return { fen: shown?.fen ?? line.start, lastMove: shown?.uci }
}
