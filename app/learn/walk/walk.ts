import { parseSquare, rankOf, SQUARES } from '#chess/squares.ts'
import { ROLES, type Piece, type PromotionRole, type Square } from '#chess/types.ts'
import type { NamedPiece } from '#app/board/named-piece.ts'
import { findTargets, type Placement } from './reach.ts'

/** A board on which only White moves: stars to land on, or unmoving pieces to capture. */
export interface Walk {
  readonly pieces: readonly NamedPiece[]
  readonly stars: readonly Square[]
  /** The smallest number of moves that solves it. */
  readonly fewest: number
}

export interface WalkMove {
  readonly from: Square
  readonly to: Square
  /** The promotion of a pawn on the last rank. */
  readonly promotion?: PromotionRole
}

export interface WalkState {
  /** Pieces on the board, without captured ones. */
  readonly pieces: readonly NamedPiece[]
  /** Stars left. */
  readonly stars: readonly Square[]
  readonly last: WalkMove | undefined
  readonly steps: number
  readonly before: WalkState | undefined
}

export type WalkEvent =
  | { readonly type: 'step'; readonly step: WalkMove }
  | { readonly type: 'back' }
  | { readonly type: 'restart' }

/** Throws if a board of the course is invalid. */
export function makeWalk(
  placement: string,
  goal:
    | { readonly kind: 'collect'; readonly stars: readonly string[]; readonly fewest: number }
    | { readonly kind: 'capture'; readonly fewest: number },
): Walk {
  const pieces = piecesOf(placement)
  const stars = goal.kind === 'collect' ? goal.stars.map(squareOf) : []
  return { pieces, stars, fewest: goal.fewest }
}

export const beginWalk = ({ pieces, stars }: Walk): WalkState => ({
  pieces,
  stars,
  last: undefined,
  steps: 0,
  before: undefined,
})

/** True if all stars are collected and Black has no pieces. */
export const isWalked = ({ stars, pieces }: WalkState): boolean =>
  stars.length === 0 && pieces.every(({ piece }) => piece.color === 'w')

/** True if the last step reached a star or captured a piece. */
export const hasTaken = ({ before, stars, pieces }: WalkState): boolean =>
  before !== undefined && (stars.length < before.stars.length || pieces.length < before.pieces.length)

export const pieceOn = (state: WalkState, square: Square): Piece | undefined =>
  state.pieces.find((one) => one.square === square)?.piece

/** Targets of White’s piece on a square. */
export const targetsIn = (state: WalkState, from: Square): readonly Square[] =>
  pieceOn(state, from)?.color === 'w' ? findTargets(placementOf(state), from) : []

export const isPromotion = (state: WalkState, { from, to }: WalkMove): boolean =>
  pieceOn(state, from)?.role === 'p' && rankOf(to) === 7

/** An illegal step leaves the state unchanged. */
export function reduceWalk(walk: Walk, state: WalkState, event: WalkEvent): WalkState {
  switch (event.type) {
    case 'step':
      return isWalked(state) || !targetsIn(state, event.step.from).includes(event.step.to)
        ? state
        : stepped(state, event.step)
    case 'back':
      return state.before ?? state
    case 'restart':
      return beginWalk(walk)
  }
}

function stepped(state: WalkState, step: WalkMove): WalkState {
  const { from, to } = step
  const promotion = isPromotion(state, step) ? (step.promotion ?? 'q') : undefined
  return {
    pieces: state.pieces
      .filter(({ square }) => square !== to)
      .map((one) =>
        one.square === from
          ? { ...one, square: to, piece: promotion ? { ...one.piece, role: promotion } : one.piece }
          : one,
      ),
    stars: state.stars.filter((star) => star !== to),
    last: { from, to, ...(promotion && { promotion }) },
    steps: state.steps + 1,
    before: state,
  }
}

const placementOf = ({ pieces }: WalkState): Placement =>
  new Map(pieces.map(({ square, piece }) => [square, piece]))

function piecesOf(placement: string): readonly NamedPiece[] {
  const letters = placement
    .split('/')
    .toReversed()
    .join('')
    .replace(/\d/g, (count) => ' '.repeat(Number(count)))
  if (letters.length !== 64) throw new Error(`A board of ${letters.length} squares: ${placement}`)
  return SQUARES.flatMap((square) => {
    const letter = letters[square]!
    const role = ROLES.find((each) => each === letter.toLowerCase())
    if (role === undefined) return []
    return [{ id: square, square, piece: { role, color: letter === role ? 'b' : 'w' } as const }]
  })
}

export function squareOf(name: string): Square {
  const square = parseSquare(name)
  if (square === undefined) throw new Error(`No square: ${name}`)
  return square
}
