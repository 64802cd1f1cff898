import type { DrawBoard } from '#content/markdown.ts'
import { makeGameFigure } from './game-figure.ts'
import { parseGameLine } from './game-line.ts'
import { makePositionFigure } from './position-figure.ts'

/** Draws what writers put between fences; `collection` gives the text of a game by its id. */
export function makeDrawBlock(collection: ReadonlyMap<string, string>): DrawBoard {
  return (block) => {
    if (block.kind === 'position') {
      const figure = makePositionFigure(block)
      return figure.ok ? { html: figure.value } : { fault: figure.detail ?? figure.error }
    }
    const pgn = block.kind === 'game' ? block.pgn : collection.get(block.id)
    if (pgn === undefined)
      return { fault: `no game "${block.kind === 'collection' ? block.id : ''}" in content/games` }
    const line = parseGameLine(pgn)
    if (!line.ok) return { fault: line.detail ?? line.error }
    const { caption, ply } = block
    if (ply !== undefined && ply > line.value.plies.length)
      return { fault: `the game has no half-move ${ply}; its last is ${line.value.plies.length}` }
    return { html: makeGameFigure({ line: line.value, caption, ply }) }
  }
}
