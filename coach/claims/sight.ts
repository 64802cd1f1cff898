import { reachOf } from '#chess/attackers.ts'
import { afterMoves, afterPass } from '#chess/line.ts'
import { BETWEEN } from '#chess/attacks.ts'
import { capturedPiece, isEnPassant, movedPiece, moveFrom, movePromotion, moveTo } from '#chess/moves.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import { fileOf, rankOf, SQUARES } from '#chess/squares.ts'
import { opposite, type Color, type Move, type Square } from '#chess/types.ts'
import type { PlacedPiece, SeenSight } from './claim.ts'
import { exchangeOn, ROLE_VALUE } from './material.ts'
import { isTrapped, threatened } from './motif.ts'

/** In centipawns: less is nothing to name. */
const LEAST = 100
/** A passed pawn is named if it has at most so many squares to go. */
const MOST_LEFT = 3

/**
 * The facts about a move that a person sees first, by the rules alone: the piece that it takes, attacks or uncovers, and the passed pawn
 * that it makes or pushes. Such a fact is true whatever else the move does, and does not account for the engine's evaluation.
 */
export function sightsOf(before: Position, move: Move): readonly SeenSight[] {
  const after = afterMoves(before, [move])
  // A mate says enough.
  if (outcomeOf(after)?.winner !== undefined || movePromotion(move) !== undefined) return []
  const isSafe = exchangeOn(after, moveTo(move)) <= 0
  return [
    ...captureBy(before, move, after),
    ...(isSafe ? attackBy(before, move, after) : []),
    ...discoveredBy(before, move, after),
    ...(isSafe ? passedPawn(before, move, after) : []),
  ]
}

/** The capture, if it wins at least a pawn where it takes, or trades a piece for one of the same value. */
function captureBy(before: Position, move: Move, after: Position): readonly SeenSight[] {
  const captured = capturedPiece(move)
  if (!captured || isEnPassant(move)) return []
  const gain = ROLE_VALUE[captured.role] - Math.max(0, exchangeOn(after, moveTo(move)))
  const targets = [{ role: captured.role, square: moveTo(move) }]
  if (gain >= LEAST) return [{ type: 'capture', gain, targets }]
  const isEven = captured.role !== 'p' && ROLE_VALUE[movedPiece(move).role] === ROLE_VALUE[captured.role]
  return gain === 0 && isEven ? [{ type: 'trade', gain, targets }] : []
}

function attackBy(before: Position, move: Move, after: Position): readonly SeenSight[] {
  const loser = after.turn
  const attacked = threatened(after, moveTo(move), loser)
  const all = attacked.filter((target) => target.role === 'k' || isNew(before, after, target))
  const pieces = all.filter(({ role }) => role !== 'p')
  // Beside a piece, a pawn is not worth naming.
  const targets = mostValuable(pieces.some(({ role }) => role !== 'k') ? pieces : all)
  const gain = gainOf(after, targets)
  // A check alone is not worth a sentence, and a queen often attacks a single pawn.
  const isWorthwhile = targets.some(({ role }) => role !== 'k' && role !== 'p') || targets.length > 1
  if (!isWorthwhile) return []
  const [first] = targets
  const isShut = targets.length === 1 && isTrapped(after, first!, before.turn)
  return [{ type: isShut ? 'trap' : 'attack', gain, targets }]
}

/** True if the target could now be taken at a profit, and could not before. */
function isNew(before: Position, after: Position, { square }: PlacedPiece): boolean {
  const isLoose = after.isCheck() || exchangeOn(afterPass(after), square) >= LEAST
  return isLoose && exchangeOn(before, square) < LEAST
}

/** The gain of the side that moved if the other side passed; the second most valuable of several targets, since one is saved. */
function gainOf(after: Position, targets: readonly PlacedPiece[]): number {
  if (after.isCheck()) return Math.max(0, ...targets.map(({ role }) => (role === 'k' ? 0 : ROLE_VALUE[role])))
  const passed = afterPass(after)
  const gains = targets.map(({ square }) => exchangeOn(passed, square)).toSorted((one, other) => other - one)
  return gains[1] ?? 0
}

/** A slider whose line the move opened to a piece that it could now win. */
function discoveredBy(before: Position, move: Move, after: Position): readonly SeenSight[] {
  const mover = before.turn
  if (after.isCheck()) return []
  for (const from of SQUARES) {
    const piece = after.pieceAt(from)
    if (piece?.color !== mover || from === moveTo(move) || !isSlider(piece.role)) continue
    const seen = reachOf(before, from)
    for (const square of reachOf(after, from)) {
      const target = after.pieceAt(square)
      if (!target || target.color === mover || target.role === 'p' || seen.includes(square)) continue
      const placed = { role: target.role, square }
      const isWanted = threatened(after, from, after.turn).some((each) => each.square === square)
      if (isWanted && isNew(before, after, placed))
        return [{ type: 'discovery', gain: 0, by: { role: piece.role, square: from }, targets: [placed] }]
    }
  }
  return []
}

const isSlider = (role: PlacedPiece['role']): boolean => role === 'b' || role === 'r' || role === 'q'

/** A pawn that no pawn of the other side can stop, near its promotion. */
function passedPawn(before: Position, move: Move, after: Position): readonly SeenSight[] {
  const square = moveTo(move)
  const { role, color } = movedPiece(move)
  if (role !== 'p' || squaresLeft(square, color) > MOST_LEFT || !isPassed(after, square, color)) return []
  // A push of one that was passed already is named too: it comes nearer.
  return [{ type: 'passed-pawn', gain: 0, targets: [{ role, square }] }]
}

export const squaresLeft = (square: Square, color: Color): number =>
  color === 'w' ? 7 - rankOf(square) : rankOf(square)

function isPassed(position: Position, square: Square, color: Color): boolean {
  return SQUARES.every((each) => {
    const piece = position.pieceAt(each)
    if (piece?.role !== 'p' || piece.color === color) return true
    const isAhead = squaresLeft(each, color) < squaresLeft(square, color)
    return !isAhead || Math.abs(fileOf(each) - fileOf(square)) > 1
  })
}

/**
 * True if a slider's answer uses a line that the judged move opened: it moves through the square that the judged move left, or
 * checks or attacks along it.
 */
export function usesOpenedWay(position: Position, played: Move, answer: Move): boolean {
  const next = afterMoves(position, [played])
  const left = moveFrom(played)
  if (moveTo(answer) === left || movedPiece(answer).role === 'n') return false
  if (between(moveFrom(answer), moveTo(answer)).includes(left)) return true
  const after = afterMoves(next, [answer])
  const king = after.kingSquare(opposite(next.turn))
  return (
    after.isCheck() &&
    isSlider(after.pieceAt(moveTo(answer))!.role) &&
    reachOf(after, moveTo(answer)).includes(king) &&
    between(moveTo(answer), king).includes(left)
  )
}

function between(one: Square, other: Square): readonly Square[] {
  const at = ((one << 6) | other) << 1
  return SQUARES.filter((square) => ((BETWEEN[at + (square >> 5)]! >>> (square & 31)) & 1) === 1)
}

/** King and queen first, at most three. */
function mostValuable(pieces: readonly PlacedPiece[]): readonly PlacedPiece[] {
  const value = ({ role }: PlacedPiece): number => (role === 'k' ? 10_000 : ROLE_VALUE[role])
  return pieces.toSorted((one, other) => value(other) - value(one)).slice(0, 3)
}

/** True if both moves show the same: the same kind of sight of the same pieces. */
export const isSameSight = (one: SeenSight, other: SeenSight): boolean =>
  one.type === other.type &&
  one.targets.every(({ square }) => other.targets.some((target) => target.square === square))
