import { makeFen } from '#chess/fen.ts'
import { afterMoves, afterPass } from '#chess/line.ts'
import { capturedPiece, movedPiece, moveFrom, movePromotion, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Color, Move, Role, Square } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { About, MaterialClaim } from './claim.ts'
import { hasMate } from './defence.ts'
import { exchangeOn, isLightEnding, materialOf, ROLE_VALUE, settledFor } from './material.ts'
import { isMate, tradeOf } from './proof.ts'

/**
 * Half-moves of a proof by what it wins: in a longer line the other side often has a better way. The long ones are hard to follow and are
 * for losses that the count of both lines accounts for.
 */
const SHORT = { piece: 7, pawns: 6, pawn: 6 } as const
const LONG = { piece: 11, pawns: 7, pawn: 7 } as const
const PIECE = 300
/** Half-moves of a line in which the count must stay: later ones the engine has hardly looked at. And the share of it that must stay. */
const HORIZON = 12
const LEAST_LEFT = 1 / 2
/** A pawn. In an ending of minor pieces a pawn is too little to be sure of. */
const leastGain = (position: Position): number => (isLightEnding(position) ? 200 : 100)
/** The winner's move with which a pawn that was missed must come at the latest: other moves win as much later. */
const LATEST_MISSED_PAWN = 2
const PAWNS = 200
/** A shorter line is easier to see and may win only this share of the largest gain. */
const NEARLY = 2 / 3

/** A beginning of a line, with the captures that settle the count. */
interface Beginning {
  readonly moves: readonly Move[]
  readonly gain: number
}

/**
 * The material that `winner` gains if both sides play the line, although no single move forces it: the count is
 * ahead where the told moves end, and half of it stays, in quiet positions, for as long as the engine has looked. The sentence says
 * "if both sides play well", and no more than that is claimed.
 */
export function byBestPlay(
  about: About,
  position: Position,
  moves: readonly Move[],
  winner: Color,
): MaterialClaim | undefined {
  const kept = beginnings(about, position, moves, winner, SHORT)
  const largest = Math.max(...kept.map(({ gain }) => gain))
  const found = kept.find(({ gain }) => gain >= NEARLY * largest)
  return found && claimOf(about, position, found, winner)
}

/**
 * The same for every beginning of the line, also longer ones, the shortest first: for callers that test each of them. Nothing of what
 * the told moves win may be given back later.
 */
export const allByBestPlay = (
  about: About,
  position: Position,
  moves: readonly Move[],
  winner: Color,
): readonly MaterialClaim[] =>
  beginnings(about, position, moves, winner, LONG)
    .flatMap((found) => claimOf(about, position, found, winner) ?? [])
    .filter(({ gain, won, lost }) => valueOf(won) - valueOf(lost) === gain)

const valueOf = (roles: readonly Role[]): number => roles.reduce((sum, role) => sum + ROLE_VALUE[role], 0)

function claimOf(
  about: About,
  position: Position,
  found: Beginning,
  winner: Color,
): MaterialClaim | undefined {
  const from = firstOf(about)
  const key = lastPrize(position, found.moves, winner)
  const { won, lost } = tradeOf(position, found.moves, winner)
  // A gift by the judged move itself is its fault.
  const isGiven = key > from && isGift(position, found, key)
  if (key < from || won.length === 0 || isGiven) return undefined
  if (isRefusedTrade(position, found, key, winner)) return undefined
  const prize = found.moves[key]!
  const square = moveTo(prize)
  const by = { role: movePromotion(prize) ?? movedPiece(prize).role, square }
  const victim = { role: capturedPiece(prize)?.role ?? by.role, square }
  return {
    ...{ kind: 'material', about, motif: 'best-play', gain: found.gain, won, lost },
    ...{ victim, by, targets: [victim], cause: undefined, key },
    proof: { start: makeFen(position), moves: found.moves.map(makeUci) },
  }
}

/** True if the other side could have taken back, piece for piece, and the line shows something else. */
function isRefusedTrade(position: Position, { moves, gain }: Beginning, key: number, winner: Color): boolean {
  const after = afterMoves(position, moves.slice(0, key + 1))
  const square = moveTo(moves[key]!)
  const next = moves[key + 1]
  if (next === undefined || moveTo(next) === square || !isEvenTrade(moves[key]!)) return false
  const takenBack = materialOf(after, winner) - exchangeOn(after, square)
  return takenBack - materialOf(position, winner) < NEARLY * gain
}

const isEvenTrade = (move: Move): boolean =>
  ROLE_VALUE[movedPiece(move).role] <= ROLE_VALUE[capturedPiece(move)?.role ?? 'k']

/** The index of the winner's first move: what a bad move gave up itself belongs to the line. */
const firstOf = (about: About): number => (about === 'allowed' ? 1 : 0)

/** How many half-moves in a row a lead must last to count as one. */
const LASTING = 4

/** How far ahead of the count at the start `winner` is at the end of a line, with either side to move; 0 if it is behind. */
export const aheadAtEnd = (position: Position, moves: readonly Move[], winner: Color): number =>
  Math.max(0, Math.min(...countsOf(position, moves.slice(0, HORIZON), winner).slice(-2)))

/**
 * How far ahead of the count at the start `winner` is in a line, with either side to move: at its end, or for some moves on the way,
 * when the other side gets it back only later.
 */
export function aheadIn(position: Position, moves: readonly Move[], winner: Color): number {
  const counts = countsOf(position, moves.slice(0, HORIZON), winner)
  const leads = counts.slice(LASTING - 1).map((_, at) => Math.min(...counts.slice(at, at + LASTING)))
  return Math.max(0, Math.min(...counts.slice(-2)), ...leads)
}

function beginnings(
  about: About,
  position: Position,
  moves: readonly Move[],
  winner: Color,
  longest: typeof SHORT | typeof LONG,
): Beginning[] {
  const from = firstOf(about)
  const counts = countsOf(position, moves.slice(0, HORIZON), winner)
  const before = materialOf(position, winner)
  const least = leastGain(position)
  const played = position.clone()
  const found: Beginning[] = []
  for (const [index, move] of moves.slice(0, from + longest.piece).entries()) {
    const isOwn = played.turn === winner
    played.make(move)
    if (!isOwn) continue
    const { balance, line } = settledFor(played, winner)
    const gain = keptOf(counts, index, balance - before)
    const length = index + 1 + line.length - from
    if (length > longest[gain >= PIECE ? 'piece' : gain >= PAWNS ? 'pawns' : 'pawn'] || gain < least) continue
    const told = [...moves.slice(0, index + 1), ...line]
    const own = ownMoves(counts, lastPrize(position, told, winner), gain, from)
    if (about === 'missed' && gain < PAWNS && own > LATEST_MISSED_PAWN) continue
    // The captures that settle the count may mate whom the engine would have let do something else.
    if (isMate(afterMoves(position, told))) continue
    found.push({ gain, moves: told })
  }
  return found
}

/** Which of the winner's moves, 1 for the first, could have taken the prize already: the line may do something else before. */
function ownMoves(counts: readonly number[], prize: number, gain: number, from: number): number {
  let first = prize
  while (first - 2 >= from && counts[first - 3]! >= gain) first -= 2
  return (first - from) / 2 + 1
}

/**
 * The part of the gain that is left after each later move of the other side, when the winner may save its attacked pieces; 0 if it is less
 * than half.
 */
function keptOf(counts: readonly number[], index: number, taken: number): number {
  const later = counts.filter((_, at) => at > index && at % 2 !== index % 2)
  const kept = Math.min(taken, ...later)
  return kept >= LEAST_LEFT * taken ? kept : 0
}

/** The gain of `winner` after each move when all captures that pay are made. */
function countsOf(position: Position, moves: readonly Move[], winner: Color): number[] {
  const before = materialOf(position, winner)
  const played = position.clone()
  return moves.map((move) => {
    played.make(move)
    return settledFor(played, winner).balance - before
  })
}

/** The winner's last move that takes something or makes a new piece. */
function lastPrize(position: Position, moves: readonly Move[], winner: Color): number {
  const parity = position.turn === winner ? 0 : 1
  return moves.findLastIndex(
    (move, index) =>
      index % 2 === parity && (capturedPiece(move) !== undefined || movePromotion(move) !== undefined),
  )
}

/**
 * True if the prize has just moved to where it is taken, although nothing made it: a piece that took something cheaper, or a pawn. Then it
 * may as well stay away.
 */
function isGift(position: Position, { moves, gain }: Beginning, key: number): boolean {
  const given = moves[key - 1]
  if (!given || moveTo(given) !== moveTo(moves[key]!)) return false
  const taken = capturedPiece(given)
  if (!taken) return gain < PAWNS
  const before = afterMoves(position, moves.slice(0, key - 1))
  return (
    !before.isCheck() &&
    !isThreatened(before, moveFrom(given)) &&
    ROLE_VALUE[movedPiece(given).role] > ROLE_VALUE[taken.role]
  )
}

/** Is the piece lost, or the king mated, if its side stands by? Then it is sold for what it can get. */
function isThreatened(position: Position, square: Square): boolean {
  const passed = afterPass(position)
  return exchangeOn(passed, square) >= 100 || hasMate(passed)
}
