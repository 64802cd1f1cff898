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
import { afterMoves, afterPass, readMoves } from '#chess/line.ts'
import type { Position } from '#chess/position.ts'
import { makeSquare } from '#chess/squares.ts'
import { opposite, type Move, type Square, type Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { aheadIn } from './best-play.ts'
import type { About, PlacedPiece, Prize, ThreatClaim } from '#coach/claims/claim.ts'
import { exchangeOn, materialOf, ROLE_VALUE, settledFor } from '#coach/claims/material.ts'
import {
  isNewThreat,
  LEAST_THREAT,
  settledGain,
  threatIfPassed,
  type Threat,
} from '#coach/claims/passed-threat.ts'
import { threatened } from '#coach/claims/motif.ts'
import { isMate, isQuiet } from '#coach/claims/proof.ts'

/**
 * The last move threatens mate in one, or material that could not be taken before it. A threat can be parried: the claim
 * states the purpose of the move and not its eventual result.
 */
export function threatens(about: About, position: Position, moves: readonly Move[]): ThreatClaim | undefined {
  const last = moves.at(-1)
  if (!last || isCapture(last) || movePromotion(last)) return undefined
  const before = afterMoves(position, moves.slice(0, -1))
  const end = afterMoves(before, [last])
  const threat = threatIn(end)
  return threat && isNewThreat(threat, before, LEAST_THREAT)
    ? claimOf(about, position, moves, end, threat)
    : undefined
}

/** In centipawns. */
const LEAST_COUNTER = 200
/** Least gain of a threat that alone causes the loss. */
const LEAST_OF_KEY = 100

/**
 * Threats of a move without which most of the loss would vanish. Such a move may capture, the other side may have captures of its
 * own, and a pawn is enough. The threatening piece must not be lost where it stands.
 */
export function threatensAsKey(
  about: About,
  position: Position,
  moves: readonly Move[],
): ThreatClaim | undefined {
  const last = moves.at(-1)
  if (!last || movePromotion(last)) return undefined
  const before = afterMoves(position, moves.slice(0, -1))
  const end = afterMoves(before, [last])
  if (end.isCheck() || exchangeOn(end, moveTo(last)) > 0) return undefined
  const threat = threatIfPassed(end, LEAST_OF_KEY)
  // A capture that wins as much, or anything for a lesser threat, is itself the point.
  const gain = threat === undefined || threat.prize === 'mate' ? Infinity : threat.prize.gain
  const taken = exchangeOn(before, moveTo(last))
  if (taken >= (gain < ROLE_VALUE.n ? ROLE_VALUE.p : gain)) return undefined
  return threat && isNewThreat(threat, before, LEAST_OF_KEY)
    ? claimOf(about, position, moves, end, threat)
    : undefined
}

function claimOf(
  about: About,
  position: Position,
  moves: readonly Move[],
  end: Position,
  { prize, moves: carriedOut }: Threat,
): ThreatClaim {
  const targets =
    prize === 'mate' ? [] : attackedAtOnce(afterMoves(position, moves.slice(0, -1)), end, moves.at(-1)!)
  return {
    ...{
      kind: 'threat',
      about,
      prize: prize === 'mate' ? prize : atOnce(end, carriedOut, prize),
      chased: chasedBy(carriedOut[0]!, moves.at(-2)),
    },
    ...(targets.length > 1 && { targets }),
    proof: { start: makeFen(position), moves: moves.map(makeUci) },
    threat: { start: makeFen(afterPass(end)), moves: carriedOut.map(makeUci) },
  }
}

/** The pieces that the moved piece newly attacks and could win if the other side passed, each on its own. */
function attackedAtOnce(before: Position, end: Position, move: Move): readonly PlacedPiece[] {
  const passed = afterPass(end)
  return threatened(end, moveTo(move), end.turn).filter(
    ({ square }) => exchangeOn(passed, square) >= LEAST_THREAT && exchangeOn(before, square) < LEAST_OF_KEY,
  )
}

/**
 * The prize of the first capture alone, if that is enough for a threat: the captures after it need moves that the other side would
 * not play.
 */
function atOnce(end: Position, [taking]: readonly Move[], prize: Prize): Prize {
  const victim = capturedPiece(taking!)
  const gain = exchangeOn(afterPass(end), moveTo(taking!))
  if (!victim || movePromotion(taking!) || gain < LEAST_THREAT || gain >= prize.gain) return prize
  return { gain, won: [victim.role], lost: gain < ROLE_VALUE[victim.role] ? [movedPiece(taking!).role] : [] }
}

/** Half-moves after the threat within which it must show up in the engine's line. */
const HORIZON = 8

/**
 * True if the engine's line shows that the threat matters: the threatened piece or the one that parries is taken, wherever it
 * has moved, or a mate is parried at the cost of material. A piece that can move away at no cost does not explain the loss.
 */
export function carriesOut(
  position: Position,
  line: readonly Uci[],
  { prize, proof, threat, targets = [] }: ThreatClaim,
): boolean {
  const moves = readMoves(position, line)?.slice(0, proof.moves.length + HORIZON)
  if (!moves) return false
  const from = proof.moves.length
  const threatening = from % 2 === 0 ? opposite(position.turn) : position.turn
  const played = afterMoves(position, moves.slice(0, from))
  // Squares of the threatened piece and of the one that parries, followed as they move.
  let watched: string[] = [
    ...[threat.moves[0]!.slice(2, 4), ...moves.slice(from, from + 1).map(fromSquare)],
    ...targets.map(({ square }) => makeSquare(square)),
  ]
  for (const move of moves.slice(from)) {
    const isOwn = played.turn === threatening
    if (isOwn && isCapture(move) && watched.includes(toSquare(move))) return true
    if (!isOwn) watched = watched.map((square) => (square === fromSquare(move) ? toSquare(move) : square))
    played.make(move)
  }
  return (
    prize === 'mate' && settledFor(played, threatening).balance - materialOf(position, threatening) >= 100
  )
}

/**
 * True if the threat only gains a tempo: the engine answers it by moving the attacked piece away, and the line wins no
 * material, which would be the reason instead.
 */
export function winsTime(
  position: Position,
  line: readonly Uci[],
  { prize, proof, threat }: ThreatClaim,
): boolean {
  const moves = readMoves(position, line)
  const from = proof.moves.length
  const reply = moves?.[from]
  if (prize === 'mate' || !moves || !reply || fromSquare(reply) !== threat.moves[0]!.slice(2, 4)) return false
  if (winsNext(position, line, { proof })) return true
  const threatening = from % 2 === 0 ? opposite(position.turn) : position.turn
  if (aheadIn(position, moves, threatening) >= 100) return false
  return !countersFrom(afterMoves(position, moves.slice(0, from)), moveFrom(reply))
}

/** True if the move after the answer captures, without taking back, and wins at least a pawn. */
export function winsNext(
  position: Position,
  line: readonly Uci[],
  { proof }: Pick<ThreatClaim, 'proof'>,
): boolean {
  const until = proof.moves.length + 2
  const moves = readMoves(position, line.slice(0, until))
  const [reply, next] = moves?.slice(-2) ?? []
  if (moves?.length !== until || !isCapture(next!) || (isCapture(reply!) && moveTo(reply!) === moveTo(next!)))
    return false
  const threatening = until % 2 === 0 ? opposite(position.turn) : position.turn
  return (
    settledFor(afterMoves(position, moves), threatening).balance - materialOf(position, threatening) >= 100
  )
}

/** True if the piece on the square can leave with check, or to where it attacks something: then no time is gained. */
function countersFrom(position: Position, square: Square): boolean {
  return legalMoves(position)
    .filter((move) => moveFrom(move) === square)
    .some((move) => {
      const after = afterMoves(position, [move])
      if (exchangeOn(after, moveTo(move)) > 0) return false
      return after.isCheck() || settledGain(afterPass(after)) >= LEAST_COUNTER
    })
}

/** True if the engine answers the threat without moving the attacked piece, and the line wins no material. */
export function isParried(
  position: Position,
  line: readonly Uci[],
  { prize, proof, threat }: ThreatClaim,
): boolean {
  const moves = readMoves(position, line)
  const from = proof.moves.length
  const reply = moves?.[from]
  if (prize === 'mate' || !moves || !reply || fromSquare(reply) === threat.moves[0]!.slice(2, 4)) return false
  const threatening = from % 2 === 0 ? opposite(position.turn) : position.turn
  if (aheadIn(position, moves, threatening) >= LEAST_THREAT) return false
  return settledGain(afterMoves(position, moves.slice(0, from + 1))) < prize.gain / 2
}

const fromSquare = (move: Move): string => makeSquare(moveFrom(move))
const toSquare = (move: Move): string => makeSquare(moveTo(move))

function chasedBy(capture: Move, moved: Move | undefined): PlacedPiece | undefined {
  const victim = capturedPiece(capture)
  const square = moveTo(capture)
  return victim && moved && moveTo(moved) === square ? { role: victim.role, square } : undefined
}

/** True if these moves create a threat worth as much as the claim's. */
export function threatensAsMuch(position: Position, moves: readonly Move[], claim: ThreatClaim): boolean {
  const threat = threatIn(afterMoves(position, moves))
  return threat !== undefined && worthOf(threat) >= worthOf(claim)
}

/** True if another move leaves the claim's threat on the board as well. */
export function threatensSame(position: Position, move: Move, { prize, threat }: ThreatClaim): boolean {
  const end = afterMoves(position, [move])
  if (end.isCheck()) return false
  const passed = afterPass(end)
  const [taking] = readMoves(passed, threat.moves.slice(0, 1)) ?? []
  if (taking === undefined) return false
  return prize === 'mate'
    ? isMate(afterMoves(passed, [taking]))
    : exchangeOn(passed, moveTo(taking)) >= prize.gain
}

/**
 * The threat of the side that has just moved: its next move if the opponent passed. None if the opponent is in check or can
 * win something by capture.
 */
const threatIn = (position: Position): Threat | undefined =>
  position.isCheck() || !isQuiet(position) ? undefined : threatIfPassed(position)

const worthOf = ({ prize }: Pick<Threat, 'prize'>): number => (prize === 'mate' ? Infinity : prize.gain)
