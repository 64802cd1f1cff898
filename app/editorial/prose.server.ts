import type { BoardBlock } from '#content/board-block.ts'
import { ContentError, type Document } from '#content/document.ts'
import { gameTexts } from '#content/library.server.ts'
import { renderProse, type Prose } from '#content/markdown.ts'
import { listPages } from '#content/pages.server.ts'
import type { BoardView } from './boards/board-svg.ts'
import { makeDrawBlock } from './boards/draw-block.ts'
import { parseGameLine } from './boards/game-line.ts'

export interface ArticleProse extends Prose {
  /** The first board in the text, to stand for the whole of it: on cards, in shared pictures. */
  readonly emblem: BoardView | undefined
}

const rendered = new WeakMap<Document<unknown>, ArticleProse>()

/**
 * The body of a document as HTML, with its boards. Throws a ContentError with every fault of the text, links to pages
 * that do not exist among them.
 */
export function proseOf(document: Document<unknown>): ArticleProse {
  const known = rendered.get(document)
  if (known) return known

  const drawBlock = makeDrawBlock(gameTexts())
  let emblem: BoardView | undefined
  const prose = renderProse(document, (block) => {
    emblem ??= viewOf(block)
    return drawBlock(block)
  })
  const pages = new Set(listPages().map(({ path }) => path))
  const faults = prose.links
    .filter(({ path }) => !pages.has(path.replace(/[?#].*/s, '')))
    .map(({ path, line }) => ({ file: document.file, line, message: `no page ${path}` }))
  if (faults.length > 0) throw new ContentError(faults)

  const article = { ...prose, emblem }
  rendered.set(document, article)
  return article
}

/** What a block shows at first. Undefined where it cannot be drawn, which is then told elsewhere. */
function viewOf(block: BoardBlock): BoardView | undefined {
  if (block.kind === 'position') return block
  const pgn = block.kind === 'game' ? block.pgn : gameTexts().get(block.id)
  const line = pgn === undefined ? undefined : parseGameLine(pgn)
  if (!line?.ok) return undefined
  const { plies, start } = line.value
  const shown = plies[(block.ply ?? plies.length) - 1]
  return { fen: shown?.fen ?? start, lastMove: shown?.uci }
}
