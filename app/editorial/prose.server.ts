import type { BoardBlock } from '#content/board-block.ts'
import { ContentError, type Document } from '#content/document.ts'
import { famousGames, people } from '#content/library.server.ts'
import { renderProse, type DrawBoard, type Prose } from '#content/markdown.ts'
import { listPages } from '#content/pages.server.ts'
import { addressIn, isTranslated } from '#words/addresses.ts'
import { words } from '#words/editorial'
import { words as locale } from '#words/locale'
import type { DrawnBoard } from './boards/board-svg.ts'
import { makeDrawBlock } from './boards/draw-block.ts'
import { gameOfBlock, wasPlayed } from './boards/game-of-block.ts'

export interface ArticleProse extends Prose {
  /** The key position of the first game that was played, else the first board. Shown on cards and in share pictures. */
  readonly emblem: DrawnBoard | undefined
}

/** By language, since boards have buttons. */
const rendered: Record<string, WeakMap<Document<unknown>, ArticleProse>> = {}

/**
 * The body of a document as HTML with its boards. Throws a ContentError that lists every fault of the text, including links to
 * pages that do not exist.
 */
export function proseOf(document: Document<unknown>): ArticleProse {
  const renderedHere = (rendered[locale.language] ??= new WeakMap())
  const known = renderedHere.get(document)
  if (known) return known

  const drawBlock = makeDrawBlock(famousGames(), people())
  const views: FirstView[] = []
  const drawBoard: DrawBoard = (block) => {
    const shown = viewOf(block)
    if (shown) views.push(shown)
    return drawBlock(block)
  }
  const prose = renderProse(document, drawBoard, { addressOf, table: words.articles.table })
  const pages = new Set(listPages().map(({ path }) => path))
  const faults = prose.links
    .filter(({ path }) => !pages.has(path.replace(/[?#].*/s, '')))
    .map(({ path, line }) => ({ file: document.file, line, message: `no page ${path}` }))
  if (faults.length > 0) throw new ContentError(faults)

  const emblem = views.find(({ isPlayed }) => isPlayed) ?? views[0]
  const article = { ...prose, emblem: emblem?.view }
  renderedHere.set(document, article)
  return article
}

/** A page without a translation is linked to in English. */
const addressOf = (path: string): string =>
  isTranslated(path.replace(/[?#].*/s, ''), locale.language) ? addressIn(path, locale.language) : path

interface FirstView {
  readonly view: DrawnBoard
  readonly isPlayed: boolean
}

/** The first view of a block. Undefined if it cannot be drawn; drawing it reports the fault. */
function viewOf(block: BoardBlock): FirstView | undefined {
  if (block.kind === 'chart') return undefined
  if (block.kind === 'position') return { view: block, isPlayed: false }
  const game = gameOfBlock(block, famousGames())
  if (!game.ok) return undefined
  const { line, ply } = game.value
  const shown = line.plies[ply - 1]
  return { view: { fen: shown?.fen ?? line.start, lastMove: shown?.uci }, isPlayed: wasPlayed(line) }
}
