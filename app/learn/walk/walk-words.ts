import { pieceName, ROLE_NAMES } from '#chess/names.ts'
import { makeSquare, parseSquare, SQUARES } from '#chess/squares.ts'
import type { Square } from '#chess/types.ts'
import { countWords } from '#app/exercise/duel-words.ts'
import { isWalked, pieceOn, targetsIn, type Step, type Walk, type WalkState } from './walk.ts'

/** The line below the board: what is left, and the result. */
export function walkStatus(walk: Walk, state: WalkState): string {
  if (isWalked(state)) return doneWords(walk, state)
  const stars = state.stars.length
  const black = state.pieces.filter(({ piece }) => piece.color === 'b').length
  const left = stars > 0 ? countWords(stars, 'star') : countWords(black, 'piece')
  const moves = state.steps === 0 ? '' : ` ${countWords(state.steps, 'move')} so far.`
  return `${left} left.${moves}`
}

const doneWords = ({ fewest }: Walk, { steps }: WalkState): string =>
  steps <= fewest
    ? `Done in ${countWords(steps, 'move')}: it cannot be done in fewer.`
    : `Done in ${countWords(steps, 'move')}. It can be done in ${fewest}.`

/** Accessible names of the squares, a1 first, as on other boards, with the stars. */
export function walkLabels(state: WalkState, selected: Square | undefined): readonly string[] {
  const chosen = selected === undefined ? [] : targetsIn(state, selected)
  return SQUARES.map((square) => {
    const piece = pieceOn(state, square)
    const parts = [makeSquare(square), piece ? pieceName(piece) : 'empty']
    if (state.stars.includes(square)) parts.push('star')
    if (square === selected) parts.push('selected')
    if (chosen.includes(square)) parts.push(piece ? 'may be captured' : 'may be moved to')
    if (!isWalked(state) && piece?.color === 'w')
      parts.push(countWords(targetsIn(state, square).length, 'move'))
    return parts.join(', ')
  })
}

/**
 * Reads a typed step: `Ra6`, `a1a6`, `a6`, `exd5`, `d8=Q`, `rook to a6`. Undefined if no piece or more than one fits.
 */
export function parseStep(state: WalkState, text: string): Step | undefined {
  const [, origin, name, promoted] =
    /^(.*?)([a-h][1-8])(?:=?\(?([qrbn])\)?)?[+#!?]*$/.exec(
      text.toLowerCase().replaceAll(/[\s,x-]|takes|to\b/g, ''),
    ) ?? []
  const to = parseSquare(name ?? '')
  if (to === undefined || origin === undefined) return undefined
  const fits = state.pieces.filter(
    ({ square, piece }) =>
      piece.color === 'w' &&
      targetsIn(state, square).includes(to) &&
      (origin === '' ||
        origin === makeSquare(square) ||
        origin === ROLE_NAMES[piece.role] ||
        (piece.role !== 'p' && origin === piece.role) ||
        (piece.role === 'p' && origin === makeSquare(square)[0])),
  )
  const [one, another] = fits
  if (one === undefined || another !== undefined) return undefined
  const promotion = (['q', 'r', 'b', 'n'] as const).find((role) => role === promoted)
  return { from: one.square, to, ...(promotion && { promotion }) }
}
