import { makeFen } from '#chess/fen.ts'
import {
  capturedPiece,
  isCapture,
  legalMoves,
  movedPiece,
  moveFrom,
  movePromotion,
  moveTo,
} from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { attackersOf } from './attackers.ts'
import type { About, PlacedPiece, Prize, ThreatClaim } from './claim.ts'
import { hasMate } from './defence.ts'
import { materialOf, ROLE_VALUE, settledMaterial } from './material.ts'
import { isMate, isQuiet, tradeOf } from './proof.ts'
import { afterMoves, afterPass } from './replay.ts'

/** In centipawns. A pawn is attacked by every other move. */
const LEAST = 200

interface Threat {
  readonly prize: 'mate' | Prize
  /** What carries it out, with the captures that settle the count. */
  readonly moves: readonly Move[]
}

/**
 * The last of the moves threatens mate in one, or material that could not be taken before it. What is threatened can be parried: the claim
 * says what the move is for, and nothing of what it brings in the end.
 */
export function threatens(about: About, position: Position, moves: readonly Move[]): ThreatClaim | undefined {
  const last = moves.at(-1)
  if (!last || isCapture(last) || movePromotion(last)) return undefined
  const before = afterMoves(position, moves.slice(0, -1))
  const end = afterMoves(before, [last])
  const threat = threatIn(end)
  if (
    !threat ||
    (threat.prize === 'mate' ? hasMate(before) : threat.prize.gain - settledGain(before) < LEAST)
  )
    return undefined
  return {
    ...{ kind: 'threat', about, prize: threat.prize, chased: chasedBy(threat.moves[0]!, moves.at(-2)) },
    proof: { start: makeFen(position), moves: moves.map(makeUci) },
    threat: { start: makeFen(afterPass(end)), moves: threat.moves.map(makeUci) },
  }
}

function chasedBy(capture: Move, moved: Move | undefined): PlacedPiece | undefined {
  const victim = capturedPiece(capture)
  const square = moveTo(capture)
  return victim && moved && moveTo(moved) === square ? { role: victim.role, square } : undefined
}

/** Is there a threat after these moves that is worth as much as the one of the claim? */
export function threatensAsMuch(position: Position, moves: readonly Move[], claim: ThreatClaim): boolean {
  const threat = threatIn(afterMoves(position, moves))
  return threat !== undefined && worthOf(threat) >= worthOf(claim)
}

/** What the side that has just moved would do next if it might. Nothing where the other side is in check or can take something itself. */
function threatIn(position: Position): Threat | undefined {
  if (position.isCheck() || !isQuiet(position)) return undefined
  const passed = afterPass(position)
  const mate = legalMoves(passed).find((move) => isMate(afterMoves(passed, [move])))
  if (mate) return { prize: 'mate', moves: [mate] }
  const { line } = settledMaterial(passed)
  const gain = settledGain(passed)
  if (gain < LEAST || isOfferedTrade(position, line[0]!)) return undefined
  return { prize: { gain, ...tradeOf(passed, line, passed.turn) }, moves: line }
}

/** Could the piece that is attacked take the one that attacks it, like for like? Then a trade is offered. */
function isOfferedTrade(position: Position, move: Move): boolean {
  const victim = capturedPiece(move)
  return (
    victim !== undefined &&
    ROLE_VALUE[movedPiece(move).role] >= ROLE_VALUE[victim.role] &&
    attackersOf(position, moveFrom(move), victim.color).includes(moveTo(move))
  )
}

/** What the side to move can take, in centipawns. */
const settledGain = (position: Position): number =>
  settledMaterial(position).balance - materialOf(position, position.turn)

const worthOf = ({ prize }: Pick<Threat, 'prize'>): number => (prize === 'mate' ? Infinity : prize.gain)
