import { capturedPiece, legalMoves, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Color, Move } from '#chess/types.ts'
import { settledMaterial, type Settled } from './material.ts'
import { mateIn } from './proof.ts'

/**
 * True if `winner` gets ahead by at least `goal`, whatever the other side answers. The line's answers are taken as forced
 * after a capture that they recapture, and after a check unless a capture answers it. After any other move every legal answer
 * is searched.
 */
export function isForced(start: Position, moves: readonly Move[], winner: Color, goal: number): boolean {
  const played = start.clone()
  return moves.every((move, index) => {
    const isOwn = played.turn === winner
    played.make(move)
    const reply = moves[index + 1]
    if (!isOwn) return true
    if (played.isCheck()) return hasNoCapture(played, reply, goal)
    const isTakenBack = capturedPiece(move) && reply !== undefined && moveTo(reply) === moveTo(move)
    return isTakenBack || hasNoDefence(played, goal, 1)
  })
}

/** True if no capture answers the check, other than the line's own reply, or if every such capture loses as much as `goal`. */
const hasNoCapture = (position: Position, reply: Move | undefined, goal: number): boolean =>
  legalMoves(position).every((answer) => {
    if (answer === reply || capturedPiece(answer) === undefined) return true
    return isLostAfter(position, answer, goal, 1)
  })

/**
 * True if every answer allows mate in one, loses at least `goal` to the captures that follow, or allows a check or capture
 * for which the same is true. `deep`: how many of these checks or captures may follow each other.
 */
function hasNoDefence(position: Position, goal: number, deep: number): boolean {
  return legalMoves(position).every((answer) => isLostAfter(position, answer, goal, deep))
}

function isLostAfter(position: Position, answer: Move, goal: number, deep: number): boolean {
  position.make(answer)
  const isLost =
    settledMaterial(position).balance >= goal ||
    mateIn(position) !== undefined ||
    (deep > 0 && legalMoves(position).some((move) => forces(position, move, goal, deep - 1)))
  position.unmake()
  return isLost
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
 * The answer that loses the least material, with the captures that follow; the balance is the winner's. `undefined` if every
 * answer leads to mate, or no legal move exists.
 */
export function bestDefence(position: Position): Settled | undefined {
  let best: Settled | undefined
  for (const answer of legalMoves(position)) {
    position.make(answer)
    const { balance, line } = settledMaterial(position)
    if ((best === undefined || balance < best.balance) && mateIn(position) === undefined)
      best = { balance, line: [answer, ...line] }
    position.unmake()
  }
  return best
}
