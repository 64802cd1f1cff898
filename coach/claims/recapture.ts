import { capturedPiece, isCapture, legalMoves, movedPiece, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move, Square } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { makeFen, positionOfFen } from '#chess/fen.ts'
import { afterMoves, readMoves } from '#chess/line.ts'
import type { MaterialClaim, Motif, Proof } from './claim.ts'
import { exchangeOn, materialOf, outnumbers, ROLE_VALUE, settledMaterial } from './material.ts'

/** The share of the claimed gain that the winner must have although the other side takes back. */
export const NEARLY = 2 / 3

/**
 * Answers the question "why not take back?": the cheapest recapture on the square of the last move, and the capture or check
 * that punishes it, after which the winner has at least `goal`. `undefined` if none is legal, or none is punished or needs to be.
 */
export function punishedRecapture(
  position: Position,
  square: Square,
  goal: number,
): readonly Move[] | undefined {
  const [reply] = legalMoves(position)
    .filter((move) => isCapture(move) && moveTo(move) === square)
    .toSorted((one, other) => ROLE_VALUE[movedPiece(one).role] - ROLE_VALUE[movedPiece(other).role])
  if (reply === undefined) return undefined
  const after = afterMoves(position, [reply])
  // Taking back leaves the winner enough, so no answer is needed.
  if (materialOf(after, after.turn) >= goal) return undefined
  let best: { readonly answer: Move; readonly balance: number } | undefined
  for (const answer of legalMoves(after)) {
    const balance = balanceAfter(after, answer)
    if (balance !== undefined && balance >= Math.max(goal, best ? best.balance + 1 : goal))
      best = { answer, balance }
  }
  return best && [reply, best.answer]
}

/** The balance of the side to move after one of its captures or checks, if the other side answers it well. */
function balanceAfter(position: Position, move: Move): number | undefined {
  position.make(move)
  const isSharp = isCapture(move) || position.isCheck()
  // Mate: the side to move has no legal move, and nothing can be worth more.
  const isMated = isSharp && position.isCheck() && legalMoves(position).length === 0
  const balance = isMated ? Infinity : isSharp ? 0 - settledMaterial(position).balance : undefined
  position.unmake()
  return balance
}

/** The claim, with the punished recapture after the move that its sentence names, which may be part of the proof. */
export function withRecapture(claim: MaterialClaim): MaterialClaim {
  const start = positionOfFen(claim.proof.start)
  const moves = readMoves(start, claim.proof.moves)!
  const index = claim.idea?.key ?? claim.key
  const square = moveTo(moves[index]!)
  const [next, answer] = moves.slice(index + 1, index + 3)
  const isTakenBack = next !== undefined && moveTo(next) === square && isCapture(next)
  if (isTakenBack && !(answer && isTelling(claim, moves[index]!, answer))) return claim
  const before = afterMoves(start, moves.slice(0, index))
  if (outnumbers(before, square) && exchangeOn(before, square) >= NEARLY * claim.gain) return claim
  const position = afterMoves(before, [moves[index]!])
  const goal = materialOf(start, movedPiece(moves[index]!).color) + NEARLY * claim.gain
  const line = isTakenBack ? [next, answer!] : punishedRecapture(position, square, goal)
  return line ? { ...claim, retaken: { start: makeFen(position), moves: line.map(makeUci) } } : claim
}

/** True if the proof takes back and is not quoted, so that the answer is worth telling: it wins as much as was given. */
function isTelling({ motif, idea }: MaterialClaim, given: Move, answer: Move): boolean {
  const victim = capturedPiece(answer)
  if (idea || !TELLING.includes(motif) || !victim || moveTo(answer) === moveTo(given)) return false
  return ROLE_VALUE[victim.role] >= ROLE_VALUE[movedPiece(given).role]
}

const TELLING: readonly Motif[] = ['fork', 'pin', 'trapped-piece', 'immune-capture']

/** True if the rules confirm that the recapture loses nearly as much as the claim says. */
export function holdsRecapture({ start, moves }: Proof, least: number): boolean {
  const position = positionOfFen(start)
  const line = readMoves(position, moves)
  if (line?.length !== 2) return false
  const end = afterMoves(position, line)
  if (end.isCheck() && legalMoves(end).length === 0) return true
  return 0 - settledMaterial(end).balance >= least
}
