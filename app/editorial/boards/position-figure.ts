import { escapeHtml } from '#content/escape-html.ts'
import { typeset } from '#content/typography.ts'
import type { BoardBlock, BoardGoal } from '#content/board-block.ts'
import { makeFen, positionFromFen } from '#chess/fen.ts'
import { outcomeOf } from '#chess/outcome.ts'
import { parseUci } from '#chess/uci.ts'
import type { Result } from '#chess/types.ts'
import { makeBoardSvg } from './board-svg.ts'
import { describePosition } from '#app/line/describe-position.ts'
import { playLinkOf } from './play-link.ts'
import { words } from '#words/editorial'
import { words as lineWords } from '#words/line'

type PositionBlock = Extract<BoardBlock, { kind: 'position' }>

/** A diagram with its caption and a link to play from there, or a button to try its goal. */
export function makePositionFigure(block: PositionBlock): Result<string, 'ERR_POSITION'> {
  const read = positionFromFen(block.fen)
  if (!read.ok) return { ok: false, error: 'ERR_POSITION', detail: lineWords.positionFault(read) }
  const fen = makeFen(read.value)
  const isOver = outcomeOf(read.value) !== undefined
  const { orientation, highlight, arrows, goal } = block
  if (goal !== undefined && isOver)
    return { ok: false, error: 'ERR_POSITION', detail: 'the game is over here' }
  if (goal?.first !== undefined && !parseUci(read.value, goal.first).ok)
    return { ok: false, error: 'ERR_POSITION', detail: `${goal.first} is no move here` }
  const svg = makeBoardSvg(
    { fen, orientation, highlight, arrows, coordinates: true },
    describePosition(fen, isOver),
  )
  const playOn = isOver
    ? ''
    : `<a class="play-on" href="${playLinkOf(fen)}">${words.positionFigure.playFromHere}</a>`
  const task = goal === undefined ? '' : makeTry(goal)
  const data = goal === undefined ? '' : ` data-goal="${goalText(goal)}" data-start="${fen}"`
  return {
    ok: true,
    value: `<figure class="position"${data}>${svg}<figcaption><p>${escapeHtml(typeset(block.caption))}</p>${task}${playOn}</figcaption></figure>`,
  }
}

/** In the form that the page's script reads. */
const goalText = ({ kind, within, first }: BoardGoal): string =>
  [kind, within, ...(first === undefined ? [] : [first])].join(' ')

/** Hidden without scripts, since the button needs one. */
const makeTry = ({ kind, within }: BoardGoal): string =>
  `<p class="try-goal"><button type="button">${words.positionFigure.goal(kind, within)}</button></p>`
