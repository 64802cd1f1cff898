import type { FamousGame } from '#content/library.server.ts'
import type { People } from '#content/series/people.ts'
import { makeChartFigure } from '#app/editorial/charts/chart-figure.ts'
import type { DrawBoard } from '#content/markdown.ts'
import { makeGameFigure } from './game-figure.ts'
import { gameOfBlock } from './game-of-block.ts'
import { makePositionFigure } from './position-figure.ts'

/** Draws the fenced blocks of a text; `collection` finds a game by its id, `people` has the counts for charts. */
export function makeDrawBlock(collection: ReadonlyMap<string, FamousGame>, people?: People): DrawBoard {
  return (block) => {
    if (block.kind === 'chart') {
      const figure = people === undefined ? undefined : makeChartFigure(block, people)
      return figure === undefined ? { fault: `no counts of "${block.names.join(' | ')}"` } : { html: figure }
    }
    if (block.kind === 'position') {
      const figure = makePositionFigure(block)
      return figure.ok ? { html: figure.value } : { fault: figure.detail ?? figure.error }
    }
    const game = gameOfBlock(block, collection)
    if (!game.ok) return { fault: game.detail ?? game.error }
    return { html: makeGameFigure({ ...game.value, caption: block.caption }) }
  }
}
