import { capturedPiece, legalMoves, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Color, Move } from '#chess/types.ts'
import { settledMaterial, type Settled } from './material.ts'
import { isMate } from './proof.ts'

/**
 * Does `winner` come as far ahead as `goal` says, although the other side may answer as it likes? Checks, and captures that the
 * line takes back, force it to what the line shows. After any other move each legal answer is looked at.
 */
export function isForced(start: Position, moves: readonly Move[], winner: Color, goal: number): boolean {
  const played = start.clone()
  return moves.every((move, index) => {
    const isOwn = played.turn === winner
    played.make(move)
    if (!isOwn || played.isCheck()) return true
    const reply = moves[index + 1]
    const isTakenBack = capturedPiece(move) && reply !== undefined && moveTo(reply) === moveTo(move)
    return isTakenBack || hasNoDefence(played, goal, 1)
  })
}

/**
 * Does every answer leave the winner mate in one, as much as `goal` by the captures that follow, or a check or capture of
 * which the same can be said? `deep`: how many of these may come one after the other.
 */
function hasNoDefence(position: Position, goal: number, deep: number): boolean {
  return legalMoves(position).every((answer) => {
    position.make(answer)
    const isLost =
      settledMaterial(position).balance >= goal ||
      hasMate(position) ||
      (deep > 0 && legalMoves(position).some((move) => forces(position, move, goal, deep - 1)))
    position.unmake()
    return isLost
  })
}

function forces(position: Position, move: Move, goal: number, deep: number): boolean {
  const isEvasion = position.isCheck()
  position.make(move)
  const isSharp = isEvasion || capturedPiece(move) !== undefined || position.isCheck()
  const isWon = isSharp && hasNoDefence(position, goal, deep)
  position.unmake()
  return isWon
}

/**
 * The answer that saves most by the count, and the captures that follow; the balance is the winner's. `undefined` where every
 * answer leads to mate, or there is none.
 */
export function bestDefence(position: Position): Settled | undefined {
  let best: Settled | undefined
  for (const answer of legalMoves(position)) {
    position.make(answer)
    const { balance, line } = settledMaterial(position)
    if ((best === undefined || balance < best.balance) && !hasMate(position))
      best = { balance, line: [answer, ...line] }
    position.unmake()
  }
  return best
}

/** Can the side to move mate with its next move? */
export const hasMate = (position: Position): boolean =>
  legalMoves(position).some((move) => {
    position.make(move)
    const mates = isMate(position)
    position.unmake()
    return mates
  })
