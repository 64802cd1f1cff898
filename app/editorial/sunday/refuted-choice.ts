import { afterMoves } from '#chess/line.ts'
import { capturedPiece, legalMoves, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { makeSan } from '#chess/san.ts'
import type { Move, San } from '#chess/types.ts'
import { exchangeOn, ROLE_VALUE } from '#coach/claims/material.ts'

/** Why another move than the right one fails, by the rules alone: no engine is asked. */
export type RefutedChoice =
  /** The opponent mates by force in `within` moves, each a check; `first` begins. */
  | { readonly kind: 'mated'; readonly san: San; readonly first: San; readonly within: number }
  /** The piece that moved is taken, and the exchanges on its square cost more than it took. */
  | { readonly kind: 'taken'; readonly san: San; readonly by: San }

const MOST_MOVES_TO_MATE = 3
/** In centipawns: the least loss that is worth telling. */
const LEAST_LOSS = 200

/**
 * The most tempting of the moves that fail for a reason that the rules prove: those that take most come first, and mates before
 * losses of material.
 */
export function findRefutedChoice(position: Position, choices: readonly Move[]): RefutedChoice | undefined {
  const tempting = choices.toSorted((one, other) => takenValue(other) - takenValue(one))
  return (
    firstOf(tempting, (move) => matedBy(position, move)) ??
    firstOf(tempting, (move) => takenBy(position, move))
  )
}

/** In centipawns. */
function takenValue(move: Move): number {
  const taken = capturedPiece(move)
  return taken ? ROLE_VALUE[taken.role] : 0
}

const firstOf = <T>(moves: readonly Move[], find: (move: Move) => T | undefined): T | undefined => {
  for (const move of moves) {
    const found = find(move)
    if (found !== undefined) return found
  }
  return undefined
}

function matedBy(position: Position, move: Move): RefutedChoice | undefined {
  const after = afterMoves(position, [move])
  for (let within = 1; within <= MOST_MOVES_TO_MATE; within++) {
    const first = findMateByChecks(after, within)
    if (first !== undefined)
      return { kind: 'mated', san: makeSan(position, move), first: makeSan(after, first), within }
  }
  return undefined
}

/** The first move of a mate in at most `moves` moves, all of them checks. */
function findMateByChecks(position: Position, moves: number): Move | undefined {
  return legalMoves(position).find((check) => {
    position.make(check)
    const replies = position.isCheck() ? legalMoves(position) : undefined
    const isMate =
      replies !== undefined &&
      (moves > 1 || replies.length === 0) &&
      replies.every((reply) => {
        position.make(reply)
        const isStillMate = findMateByChecks(position, moves - 1) !== undefined
        position.unmake()
        return isStillMate
      })
    position.unmake()
    return isMate
  })
}

function takenBy(position: Position, move: Move): RefutedChoice | undefined {
  const after = afterMoves(position, [move])
  const target = moveTo(move)
  const loss = exchangeOn(after, target) - takenValue(move)
  if (loss < LEAST_LOSS) return undefined
  const best = legalMoves(after)
    .filter((reply) => moveTo(reply) === target)
    .map((reply) => ({ reply, gain: gainOf(after, reply) }))
    .reduce((one, other) => (other.gain > one.gain ? other : one))
  return { kind: 'taken', san: makeSan(position, move), by: makeSan(after, best.reply) }
}

const gainOf = (position: Position, capture: Move): number =>
  takenValue(capture) - exchangeOn(afterMoves(position, [capture]), moveTo(capture))
