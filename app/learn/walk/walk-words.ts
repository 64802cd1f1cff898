import { makeSquare, parseSquare, SQUARES } from '#chess/squares.ts'
import type { Square } from '#chess/types.ts'
import { words } from '#words/learn/walk'
import { words as lineWords } from '#words/line'
import { words as typedMoves } from '#words/typed-moves'
import { canMoveTo } from '#app/line/square-labels.ts'
import { isWalked, pieceOn, targetsIn, type WalkMove, type Walk, type WalkState } from './walk.ts'

/** The line below the board: the number of stars or pieces left, and the result. */
export function walkStatus(walk: Walk, state: WalkState): string {
  if (isWalked(state)) return doneWords(walk, state)
  const stars = state.stars.length
  const black = state.pieces.filter(({ piece }) => piece.color === 'b').length
  return stars > 0
    ? words.walkWords.starsLeft(stars, state.steps)
    : words.walkWords.piecesLeft(black, state.steps)
}

const doneWords = ({ fewest }: Walk, { steps }: WalkState): string =>
  steps <= fewest ? words.walkWords.doneInFewest(steps) : words.walkWords.done(steps, fewest)

/** Accessible names of the squares, a1 first, as on other boards, with the stars. */
export function walkLabels(state: WalkState, selected: Square | undefined): readonly string[] {
  const { squares: squareWords } = lineWords
  const chosen = selected === undefined ? [] : targetsIn(state, selected)
  return SQUARES.map((square) => {
    const piece = pieceOn(state, square)
    const parts = [makeSquare(square), piece ? squareWords.piece(piece) : squareWords.empty]
    if (state.stars.includes(square)) parts.push(words.walkWords.star)
    if (square === selected) parts.push(squareWords.selected)
    if (chosen.includes(square)) parts.push(piece ? squareWords.mayBeCaptured : squareWords.mayBeMovedTo)
    if (!isWalked(state) && piece?.color === 'w') parts.push(canMoveTo(targetsIn(state, square)))
    return parts.join(', ')
  })
}

/**
 * Why a press on a square does nothing, in words that name no squares: users may not have learnt them yet. Undefined if it
 * selects, deselects or moves a piece.
 */
export function refusedStep(
  state: WalkState,
  selected: Square | undefined,
  square: Square,
): string | undefined {
  if (isWalked(state) || square === selected || pieceOn(state, square)?.color === 'w') return undefined
  const piece = selected === undefined ? undefined : pieceOn(state, selected)
  if (selected === undefined || !piece) return words.walkBoard.pressPieceFirst
  return targetsIn(state, selected).includes(square) ? undefined : words.walkBoard.cannotGo(piece.role)
}

/**
 * Reads a typed step: `Ra6`, `a1a6`, `a6`, `exd5`, `d8=Q`, `rook to a6`. Undefined if no piece or more than one fits.
 */
export function parseStep(state: WalkState, text: string): WalkMove | undefined {
  const [, origin, name, promoted] =
    /^(.*?)([a-h][1-8])(?:=?\(?([qrbn])\)?)?[+#!?]*$/.exec(
      typedMoves.notation(text.trim()).toLowerCase().replaceAll(/[x-]/g, ''),
    ) ?? []
  const to = parseSquare(name ?? '')
  if (to === undefined || origin === undefined) return undefined
  const fits = state.pieces.filter(
    ({ square, piece }) =>
      piece.color === 'w' &&
      targetsIn(state, square).includes(to) &&
      (origin === '' ||
        origin === makeSquare(square) ||
        (piece.role !== 'p' && origin === piece.role) ||
        (piece.role === 'p' && origin === makeSquare(square)[0])),
  )
  const [one, another] = fits
  if (one === undefined || another !== undefined) return undefined
  const promotion = (['q', 'r', 'b', 'n'] as const).find((role) => role === promoted)
  return { from: one.square, to, ...(promotion && { promotion }) }
}
