import { makeFen } from '#chess/fen.ts'
import { afterMoves, afterPass } from '#chess/line.ts'
import { capturedPiece, isEnPassant, moveFrom, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { opposite, type Color, type Move, type Square } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { reachOf } from '#chess/attackers.ts'
import type { LineIdea, PlacedPiece } from '#coach/claims/claim.ts'
import { exchangeOn, ROLE_VALUE } from '#coach/claims/material.ts'
import { dearerThan, explain, isTrapped, threatened } from '#coach/claims/motif.ts'
import { mateIn } from '#coach/claims/proof.ts'
import { isNewThreat, threatIfPassed } from '#coach/claims/passed-threat.ts'

/**
 * The idea of a line, the most specific that applies: a threat of mate and to the piece that falls, the motif that wins the material, a trap, a fork on the way,
 * a threat of mate that costs the material to parry, an attack on the piece that falls, or the threat or capture of the first
 * move. `undefined` if the line shows none of these. `from` is the index of the winner's first move, `prize` that of the capture.
 */
export function ideaIn(
  position: Position,
  moves: readonly Move[],
  from: number,
  prize: number,
  winner: Color,
): LineIdea | undefined {
  return (
    doubleThreatIn(position, moves, from, prize) ??
    motifIn(position, moves, from, winner) ??
    trapIn(position, moves, from, prize, winner) ??
    forkIn(position, moves.slice(0, prize + 1), from, winner) ??
    mateThreatIn(position, moves, from, prize) ??
    attackIn(position, moves, from, prize) ??
    threatIn(position, moves, from) ??
    captureIn(moves, from)
  )
}

/** Readers follow an idea up to the winner's third move. */
const LATEST = 4
/** In centipawns. */
const LEAST_THREAT = 100

function motifIn(
  position: Position,
  moves: readonly Move[],
  from: number,
  winner: Color,
): LineIdea | undefined {
  const found = explain(afterMoves(position, moves.slice(0, from)), moves.slice(from), winner)
  if (!found || found.key > LATEST) return undefined
  const { motif, key, by, victim, targets } = found
  if (motif === 'combination' || motif === 'best-play' || motif === 'immune-capture') return undefined
  // A capture needs no preparation only if it comes first.
  if ((motif === 'hanging-piece' || motif === 'exchange') && key > 0) return undefined
  // In check, no piece could move away.
  if ((motif === 'hanging-piece' || motif === 'exchange') && isRecapture(moves, from)) return undefined
  if (motif === 'trapped-piece' && afterMoves(position, moves.slice(0, from + key + 1)).isCheck())
    return undefined
  return { type: 'motif', motif, key: key + from, by, victim, targets }
}

/** The winner's first move attacks the piece that falls and threatens mate at the same time. */
function doubleThreatIn(
  position: Position,
  moves: readonly Move[],
  from: number,
  prize: number,
): LineIdea | undefined {
  if (prize <= from) return undefined
  const after = afterMoves(position, moves.slice(0, from + 1))
  const victim = victimAt(after, moves, from, prize)
  if (!victim || after.isCheck() || !reachOf(after, moveTo(moves[from]!)).includes(victim.square))
    return undefined
  const before = afterMoves(position, moves.slice(0, from))
  const passed = afterPass(after)
  if (exchangeOn(before, victim.square) >= LEAST_THREAT || exchangeOn(passed, victim.square) < LEAST_THREAT)
    return undefined
  const mate = mateIn(passed)
  if (mate === undefined || mateIn(before) !== undefined) return undefined
  const threat = { start: makeFen(passed), moves: [makeUci(mate)] }
  return { type: 'double-threat', key: from, victim, threat }
}

/** The winner attacks the piece that falls later, and it has no safe square. */
function trapIn(
  position: Position,
  moves: readonly Move[],
  from: number,
  prize: number,
  winner: Color,
): LineIdea | undefined {
  for (let key = from; key < prize; key += 2) {
    const after = afterMoves(position, moves.slice(0, key + 1))
    const victim = victimAt(after, moves, key, prize)
    const square = moveTo(moves[key]!)
    if (after.isCheck() || !victim || !reachOf(after, square).includes(victim.square)) continue
    if (!isTrapped(after, victim, winner)) continue
    const by = { role: after.pieceAt(square)!.role, square }
    return { type: 'motif', motif: 'trapped-piece', key, by, victim, targets: [victim] }
  }
  return undefined
}

/** The piece that the move at index `prize` captures, on its square after the move at index `key`. */
function victimAt(
  after: Position,
  moves: readonly Move[],
  key: number,
  prize: number,
): PlacedPiece | undefined {
  let square: Square = moveTo(moves[prize]!)
  for (let index = prize - 1; index > key; index--)
    if (moveTo(moves[index]!) === square) square = moveFrom(moves[index]!)
  const piece = after.pieceAt(square)
  return piece?.color === after.turn ? { role: piece.role, square } : undefined
}

/**
 * The first of the winner's first two moves that attacks two pieces which no guard helps; `undefined` if there is none, or the
 * forking piece is taken at once and at a profit.
 */
function forkIn(
  position: Position,
  moves: readonly Move[],
  from: number,
  winner: Color,
): LineIdea | undefined {
  for (const key of [from, from + 2]) {
    const [move, reply] = moves.slice(key, key + 2)
    if (move === undefined || reply === undefined) continue
    const after = afterMoves(position, moves.slice(0, key + 1))
    const square = moveTo(move)
    if (moveTo(reply) === square && exchangeOn(after, square) > 0) continue
    const dearer = dearerThan(after, square, opposite(winner))
    const targets = dearer.length < 2 ? withLoose(after, moves, key, winner) : dearer
    if (targets.length < 2) continue
    const by = { role: after.pieceAt(square)!.role, square }
    return { type: 'motif', motif: 'fork', key, by, victim: targets[0]!, targets }
  }
  return undefined
}

/** The attacked pieces, undefended ones as well, if the forking piece takes one of these with its next move. */
function withLoose(
  after: Position,
  moves: readonly Move[],
  key: number,
  winner: Color,
): readonly PlacedPiece[] {
  const square = moveTo(moves[key]!)
  const next = moves[key + 2]
  const targets = threatened(after, square, opposite(winner))
  const isTaken =
    next !== undefined &&
    moveFrom(next) === square &&
    targets.some((each) => each.square === moveTo(next) && each.square !== moveTo(moves[key + 1]!))
  return isTaken ? targets : []
}

/** One of the winner's first two moves threatens mate, which the other side must parry. */
function mateThreatIn(
  position: Position,
  moves: readonly Move[],
  from: number,
  prize: number,
): LineIdea | undefined {
  for (const key of [from, from + 2]) {
    if (key >= prize) return undefined
    const after = afterMoves(position, moves.slice(0, key + 1))
    if (after.isCheck()) continue
    const passed = afterPass(after)
    const mate = mateIn(passed)
    if (mate !== undefined)
      return { type: 'mate-threat', key, threat: { start: makeFen(passed), moves: [makeUci(mate)] } }
  }
  return undefined
}

/**
 * One of the winner's first two moves attacks the piece that falls, which could not be won before it and could be won after it if
 * the other side passed; or it gives check, and its piece takes the other one later.
 */
function attackIn(
  position: Position,
  moves: readonly Move[],
  from: number,
  prize: number,
): LineIdea | undefined {
  for (const key of [from, from + 2]) {
    if (key >= prize) return undefined
    const before = afterMoves(position, moves.slice(0, key))
    const after = afterMoves(before, [moves[key]!])
    const victim = victimAt(after, moves, key, prize)
    const square = moveTo(moves[key]!)
    if (!victim || moveTo(moves[key + 1]!) === square) continue
    if (!reachOf(after, square).includes(victim.square) || exchangeOn(before, victim.square) >= 100) continue
    if (after.isCheck()) {
      if (moveFrom(moves[prize]!) === square) return { type: 'attack', key, victim }
      continue
    }
    const isSafe = exchangeOn(after, square) < ROLE_VALUE[victim.role]
    if (isSafe && exchangeOn(afterPass(after), victim.square) >= 100) return { type: 'attack', key, victim }
  }
  return undefined
}

/** The winner's first move threatens more than could be won before it. */
function threatIn(position: Position, moves: readonly Move[], from: number): LineIdea | undefined {
  const before = afterMoves(position, moves.slice(0, from))
  const after = afterMoves(before, [moves[from]!])
  if (after.isCheck()) return undefined
  const threat = threatIfPassed(after, LEAST_THREAT)
  if (!threat || threat.prize === 'mate' || !isNewThreat(threat, before, LEAST_THREAT)) return undefined
  const { prize } = threat
  return {
    ...{ type: 'threat', key: from, prize },
    threat: { start: makeFen(afterPass(after)), moves: threat.moves.map(makeUci) },
  }
}

/** True if the winner's first move takes back what the judged move took: any player would do that. */
function isRecapture(moves: readonly Move[], from: number): boolean {
  const [taking, back] = moves.slice(from - 1, from + 1)
  return from > 0 && capturedPiece(taking!) !== undefined && moveTo(taking!) === moveTo(back!)
}

/** The winner begins by taking a piece. */
function captureIn(moves: readonly Move[], from: number): LineIdea | undefined {
  const square = moveTo(moves[from]!)
  const captured = isRecapture(moves, from) ? undefined : capturedPiece(moves[from]!)
  return captured && !isEnPassant(moves[from]!)
    ? { type: 'capture', key: from, victim: { role: captured.role, square } }
    : undefined
}
