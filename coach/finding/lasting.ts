import { afterMoves, readMoves } from '#chess/line.ts'
import { capturedPiece, movedPiece, moveFrom, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { opposite, type Color, type Move } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { aheadAtEnd, valueOf } from './best-play.ts'
import type { Claim, MaterialClaim } from '#coach/claims/claim.ts'
import { withstandsThreats } from '#coach/claims/counter-threat.ts'
import { materialOf, settledFor } from '#coach/claims/material.ts'
import { proved, tradeOf } from '#coach/claims/proof.ts'
import type { Question } from './question.ts'
import { explainsLoss } from './reason.ts'

/** The share of a gain that must last, and that must be left when the capturing piece is lost. */
const NEARLY = 2 / 3
const LEAST_LEFT = 1 / 2

/** Half-moves by which the engine's line must be longer than the proof, so that a capture could still come. */
const MORE = 2

/**
 * The claim, if its gain lasts. Counts the capturing piece if the engine's line loses it again. `undefined` if the winner declines
 * the gain, or if the other side's threats would win it back and the engine's line does not keep it.
 */
export function lastingForm(question: Question, claim: Claim): Claim | undefined {
  const { position, played, best, answer } = question
  if (claim.kind !== 'material') return claim
  const isAllowed = claim.about === 'allowed'
  const winner = isAllowed ? opposite(position.turn) : position.turn
  const proof = readMoves(position, claim.proof.moves)
  const line = readMoves(position, isAllowed ? [makeUci(played), ...(answer?.moves ?? [])] : best.moves)
  if (!proof || !line) return claim
  const atEnd = aheadAtEnd(position, line, winner)
  const loss =
    atEnd < NEARLY * (valueOf(claim.won) - valueOf(claim.lost)) ? lossOfTaker(line, proof, claim.key) : -1
  const longer = loss < 0 ? undefined : withLoss(question, claim, line.slice(0, loss + 1), winner)
  // If the piece is only traded, something else is lost later.
  const isTraded = loss < 0 || (longer !== undefined && longer.gain >= claim.gain)
  if (!isTraded) return longer && atEnd >= NEARLY * longer.gain ? longer : undefined
  if (claim.motif === 'best-play' || claim.motif === 'promotion') return claim
  if (isDeclined(position, line, proof, winner, claim.gain)) return undefined
  const least = NEARLY * claim.gain
  const isKept =
    atEnd >= least ||
    withstandsThreats(afterMoves(position, proof), winner, materialOf(position, winner) + least)
  return isKept ? claim : undefined
}

/** The claim with the longer proof, at whose end the capturing piece is lost, and with what the winner has there. */
function withLoss(
  question: Question,
  claim: MaterialClaim,
  line: readonly Move[],
  winner: Color,
): MaterialClaim | undefined {
  const { position } = question
  const told = [...line, ...settledFor(afterMoves(position, line), winner).line]
  const trade = tradeOf(position, told, winner)
  const gain = valueOf(trade.won) - valueOf(trade.lost)
  const longer = { ...claim, ...trade, gain, proof: { ...claim.proof, moves: told.map(makeUci) } }
  return gain >= LEAST_LEFT * claim.gain && explainsLoss(question, longer) ? proved(longer) : undefined
}

/** True if the winner plays another move than the proof in the engine's line, and takes less in all of it. */
function isDeclined(
  position: Position,
  line: readonly Move[],
  proof: readonly Move[],
  winner: Color,
  gain: number,
): boolean {
  const at = proof.findIndex((move, index) => move !== line[index])
  const isOwn = (at % 2 === 0) === (position.turn === winner)
  if (at < 0 || !isOwn || line.length < proof.length + MORE) return false
  const played = position.clone()
  const goal = materialOf(position, winner) + gain
  return line.every((move) => {
    played.make(move)
    return materialOf(played, winner) < goal
  })
}

/**
 * Index of the move in the engine's line that takes the piece by which the winner took last in the proof; negative if the line
 * differs or keeps the piece. A pawn is not counted.
 */
function lossOfTaker(line: readonly Move[], proof: readonly Move[], key: number): number {
  const isOwn = (index: number): boolean => index % 2 === key % 2
  const last = proof.findLastIndex((move, index) => isOwn(index) && capturedPiece(move) !== undefined)
  if (last < 0 || movedPiece(proof[last]!).role === 'p') return -1
  if (!proof.slice(0, last + 1).every((move, index) => !isOwn(index) || move === line[index])) return -1
  let square = moveTo(proof[last]!)
  return line.findIndex((move, index) => {
    if (index <= last) return false
    if (isOwn(index) && moveFrom(move) === square) square = moveTo(move)
    return !isOwn(index) && capturedPiece(move) !== undefined && moveTo(move) === square
  })
}
