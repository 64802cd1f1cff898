import { escapeHtml } from '#content/escape-html.ts'
import { typeset } from '#content/typography.ts'
import type { BoardBlock } from '#content/board-block.ts'
import { makeFen, positionFromFen } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Result } from '#chess/types.ts'
import { makeBoardSvg } from './board-svg.ts'
import { describePosition } from './describe-position.ts'
import { playLinkOf } from './play-link.ts'

type PositionBlock = Extract<BoardBlock, { kind: 'position' }>

/** A diagram with its caption, and the way to the board where it can be played on. */
export function makePositionFigure(block: PositionBlock): Result<string, 'ERR_POSITION'> {
  const read = positionFromFen(block.fen)
  if (!read.ok) return { ok: false, error: 'ERR_POSITION', detail: read.detail ?? read.error }
  const fen = makeFen(read.value)
  const isOver = outcomeOf(read.value) !== undefined
  const { orientation, highlight, arrows } = block
  const svg = makeBoardSvg(
    { fen, orientation, highlight, arrows, coordinates: true },
    describePosition(fen, isOver),
  )
  const playOn = isOver ? '' : `<a class="play-on" href="${playLinkOf(fen)}">Play on from here</a>`
  return {
    ok: true,
    value: `<figure class="position">${svg}<figcaption><p>${escapeHtml(typeset(block.caption))}</p>${playOn}</figcaption></figure>`,
  }
}
