import { gameOfBlock } from '#app/editorial/boards/game-of-block.ts'
import { SHOWN_RATING_KINDS, ratingLabel } from '#app/editorial/rankings/rating-labels.ts'
import { roughDate } from '#app/ui/dates.ts'
import { proseOf } from '#app/editorial/prose.server.ts'
import { lessonWords } from '#app/learn/lesson/lesson.server.ts'
import { IMMORTAL_END } from '#app/home/immortal-game.ts'
import { famousGames, posts, ratings } from '#content/library.server.ts'
import type { GallerySlug } from '#content/gallery-slugs.ts'
import { articlesOf, listPages, type Page } from '#content/pages.server.ts'
import type { Art, SharePicture } from './picture-svg.ts'

type GalleryPage = Extract<Page, { kind: 'gallery' | 'picture' }>
const isGalleryPage = (page: Page): page is GalleryPage => page.kind === 'gallery' || page.kind === 'picture'

/** The pictures of all indexable or shareable pages, except gallery pages, which have their own. */
export const listPictures = (): readonly { readonly path: string; readonly picture: SharePicture }[] => [
  ...listPages().flatMap((page) =>
    isGalleryPage(page) ? [] : { path: page.path, picture: pictureOf(page) },
  ),
  ...SENT_ONLY.map(({ path, picture }) => ({ path, picture: picture() })),
]

/** Pages that people share but search engines should not index. */
export const SENT_ONLY: readonly { readonly path: string; readonly picture: () => SharePicture }[] = [
  {
    path: '/train',
    picture: () => ({
      title: 'Train',
      kicker: 'Puzzles, lessons and your own mistakes',
      art: { kind: 'board', view: keyPosition('wei-bruzon-2015') },
    }),
  },
]

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
    source: `Ratings: FIDE, ${roughDate(ratings().list)}`,
  }
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'

function pictureOf(page: Exclude<Page, GalleryPage>): SharePicture {
  switch (page.kind) {
    case 'screen':
      return SCREENS[page.path]()
    case 'blog': {
      const first = posts()
        .map(artOf)
        .find(({ kind }) => kind === 'board')
      return { title: 'Chess Blog', kicker: 'Openings, tactics, endgames, stories', art: first ?? ASHTAPADA }
    }
    case 'list':
      return LISTS[page.path]()
    case 'post': {
      const { title, tags } = page.document.data
      return { title, kicker: tags.slice(0, 2).join(', '), art: artOf(page.document) }
    }
    case 'tag': {
      const [first] = articlesOf(page.tag)
      return { title: page.tag, kicker: 'Chess blog', art: first ? artOf(first.document) : ASHTAPADA }
    }
    case 'lesson': {
      const { slug, boards } = page.lesson
      return {
        title: lessonWords(slug).title,
        kicker: 'Learn chess',
        art: { kind: 'board', view: { fen: boards[0]!.fen } },
      }
    }
    case 'history':
      return { title: page.document.data.title, kicker: 'History of chess', art: artOf(page.document) }
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
    case 'measured':
      return { title: 'How We Measured', kicker: 'Levels, coach and reviews, with doubts', art: ASHTAPADA }
    case 'legal':
      return { title: page.document.data.title, kicker: 'The house rules', art: ASHTAPADA }
  }
}

const ASHTAPADA: Art = { kind: 'ashtapada' }

const artOf = (document: Parameters<typeof proseOf>[0]): Art => {
  const { emblem } = proseOf(document)
  return emblem === undefined ? ASHTAPADA : { kind: 'board', view: emblem }
}

/** The position after one move of each side. */
const BOTH_MOVED = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR'

const SCREENS: Record<Extract<Page, { kind: 'screen' }>['path'], () => SharePicture> = {
  '/': () => ({
    title: 'The board is set. Your move.',
    kicker: 'Free online chess',
    art: { kind: 'board', view: { fen: IMMORTAL_END.placement, lastMove: IMMORTAL_END.lastMove.join('') } },
  }),
  '/play': () => ({
    title: 'Play Chess Online',
    kicker: 'Against the computer or a friend',
    art: { kind: 'board', view: { fen: START } },
  }),
  '/online': () => ({
    title: 'Play a Friend',
    kicker: 'A link, two browsers, a game of chess',
    art: { kind: 'board', view: { fen: BOTH_MOVED, lastMove: 'e7e5' } },
  }),
  '/lobby': () => ({
    title: 'Find an Opponent',
    kicker: 'Pick a time and play whoever is waiting',
    art: { kind: 'board', view: { fen: BOTH_MOVED, lastMove: 'e7e5' } },
  }),
  '/review': () => ({
    title: 'Review a Game',
    kicker: 'Every mistake explained',
    art: { kind: 'board', view: keyPosition('morphy-allies-1858') },
  }),
  '/analysis': () => ({
    title: 'Analysis Board',
    kicker: 'Any position, with an engine',
    art: { kind: 'board', view: keyPosition('aronian-anand-2013') },
  }),
  '/train/puzzles': () => ({
    title: 'Chess Puzzles',
    kicker: 'Thousands, each near your strength',
    art: { kind: 'board', view: keyPosition('carlsen-anand-2013-g5') },
  }),
  '/rankings': () => ({
    title: 'Global Chess GM Rankings',
    kicker: 'Classical, rapid and blitz',
    art: { kind: 'board', view: keyPosition('carlsen-anand-2013-g5') },
  }),
  '/sunday-puzzle': () => ({
    title: 'Sunday’s Puzzle, Explained',
    kicker: 'The hardest of the week, move by move',
    art: { kind: 'board', view: keyPosition('kasparov-topalov-1999') },
  }),
  '/support': () => ({
    title: 'Support Smart Chess Coaching',
    kicker: 'And stand on the Wall of Fame',
    art: { kind: 'board', view: keyPosition('morphy-allies-1858') },
  }),
  '/contact': () => ({ title: 'Contact Us', kicker: 'We reply within 24 to 48 hours', art: ASHTAPADA }),
}

const LISTS: Record<Extract<Page, { kind: 'list' }>['path'], () => SharePicture> = {
  '/learn/coordinates': () => ({
    title: 'Coordinates',
    kicker: 'Know a square by its name',
    art: ASHTAPADA,
  }),
  '/learn': () => ({
    title: 'Learn Chess',
    kicker: 'From the first move to a small repertoire',
    art: { kind: 'board', view: { fen: START } },
  }),
  '/history': () => ({ title: 'The History of Chess', kicker: 'In five chapters', art: ASHTAPADA }),
  '/players': () => ({
    title: 'Chess Players',
    kicker: 'Lives, styles and key games',
    art: { kind: 'board', view: keyPosition('aronian-anand-2013') },
  }),
}

/** The key position of a game in content/games. */
function keyPosition(id: string) {
  const game = gameOfBlock({ kind: 'collection', id, caption: '', ply: undefined }, famousGames())
  if (!game.ok) throw new Error(game.error)
  const { line, ply } = game.value
  const shown = line.plies[ply - 1]
  return { fen: shown?.fen ?? line.start, lastMove: shown?.uci }
}
