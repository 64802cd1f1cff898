import { afterMoves, afterPass, readMoves } from '#chess/line.ts'
import { BETWEEN } from '#chess/attacks.ts'
import { capturedPiece, movedPiece, moveFrom, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { parseSquare } from '#chess/squares.ts'
import type { Square } from '#chess/types.ts'
import { makeFen } from '#chess/fen.ts'
import { makeUci } from '#chess/uci.ts'
import { attackersOf, reachOf } from '#chess/attackers.ts'
import type { Cause, MaterialClaim, Proof } from '#coach/claims/claim.ts'
import { exchangeOn, ROLE_VALUE } from '#coach/claims/material.ts'
import type { Question } from './question.ts'
import { fallOf } from './reason.ts'
import { isSacrifice } from '#coach/claims/sacrifice.ts'
import { opposed, winChanceOf } from '#coach/judging/win-chance.ts'

/**
 * A sacrifice loses at most this share of the material given up, by the engine's evaluation; an oversight has no
 * compensation.
 */
const MOST_PAID = 0.8
/** In per cent: a sacrifice that leaves less is an oversight. */
const LEAST_CHANCE = 25
/** In centipawns: what a sacrifice gives up at least, net of what it takes. */
const LEAST_GIVEN = 200

/**
 * The opponent's last move, if it made the capture possible. If it moved out of check or took a defender, the capturing piece
 * attacked the square before.
 */
export function warningBefore(
  { previous, position }: Question,
  { victim, key, proof }: MaterialClaim,
): Proof | undefined {
  const last = position.lastMove
  if (!previous || last === undefined || exchangeOn(previous, victim.square) >= 100) return undefined
  const by = parseSquare(proof.moves[key]!.slice(0, 2))!
  if (attackersOf(previous, victim.square, previous.turn).includes(by)) return undefined
  return { start: makeFen(previous), moves: [makeUci(last)] }
}

/**
 * True if the move gives the piece up on purpose, because other moves keep it or because it attacks a more valuable one, and
 * the engine's evaluation falls clearly less than the material count. A move that takes a piece of nearly equal value is a
 * trade.
 */
function isPaidFor({ position, played, best, answer }: Question, gain: number): boolean {
  const next = afterMoves(position, [played])
  const taken = capturedPiece(played)
  const given = ROLE_VALUE[movedPiece(played).role] - (taken ? ROLE_VALUE[taken.role] : 0)
  if (given < LEAST_GIVEN) return false
  if (!answer || fallOf(best, answer) > MOST_PAID * gain) return false
  if (winChanceOf(opposed(answer.score)) < LEAST_CHANCE) return false
  return isSacrifice(position, next) || attacksMore(next, moveTo(played))
}

/** True if the piece on the square attacks a more valuable one, or gives check. */
function attacksMore(position: Position, square: Square): boolean {
  const { role, color } = position.pieceAt(square)!
  return reachOf(position, square).some((target) => {
    const piece = position.pieceAt(target)
    if (piece === undefined || piece.color === color) return false
    return piece.role === 'k' || ROLE_VALUE[piece.role] > ROLE_VALUE[role]
  })
}

/** Why the piece that the claim is about could be taken, if that can be proved. */
export function causeOf(
  question: Question,
  { victim, by, key, gain, proof }: MaterialClaim,
): Cause | undefined {
  const { position, played } = question
  const loser = position.turn
  const line = readMoves(position, proof.moves)!
  if (victim.square === moveTo(played)) return isPaidFor(question, gain) ? 'sacrificed' : 'moved-into'
  const stood = position.pieceAt(victim.square)
  if (stood?.color !== loser || stood.role !== victim.role) return undefined
  const taking = line[key]!
  if (key === 1 && isBetween(moveFrom(played), moveFrom(taking), moveTo(taking))) return 'line-opened'
  const guards = attackersOf(position, victim.square, loser)
  // A more valuable piece is lost to a cheaper one, defended or not.
  const needsGuard = ROLE_VALUE[by.role] >= ROLE_VALUE[victim.role]
  if (needsGuard && guards.includes(moveFrom(played))) {
    if (!attackersOf(afterMoves(position, [played]), victim.square, loser).includes(moveTo(played)))
      return 'left-unguarded'
  }
  // If the same piece could have been won had the mover passed, the threat was already on the board.
  if (key === 1 && moveTo(line[1]!) === victim.square && !position.isCheck()) {
    if (exchangeOn(afterPass(position), victim.square) >= 100) return 'threat-ignored'
  }
  return undefined
}

/** True if the square is on the line between two others. */
function isBetween(square: Square, one: Square, other: Square): boolean {
  const at = ((one << 6) | other) << 1
  return (BETWEEN[at + (square >> 5)]! & (1 << (square & 31))) !== 0
}
