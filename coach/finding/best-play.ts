import { makeFen } from '#chess/fen.ts'
import { afterMoves } from '#chess/line.ts'
import { capturedPiece, movedPiece, movePromotion, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Color, Move, Role } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { About, MaterialClaim } from '#coach/claims/claim.ts'
import { takesGift } from '#coach/claims/gift.ts'
import { ideaIn } from './line-idea.ts'
import { exchangeOn, isLightEnding, materialOf, ROLE_VALUE, settledFor } from '#coach/claims/material.ts'
import { isMate, tradeOf } from '#coach/claims/proof.ts'

/**
 * Longest proofs in half-moves, by what they win: in a longer line the other side often has a better way. LONG proofs are
 * hard to follow and are only used for losses that the material count of both lines accounts for.
 */
const SHORT = { piece: 7, pawns: 6, pawn: 6 } as const
const LONG = { piece: 11, pawns: 7, pawn: 7 } as const
const PIECE = 300
/**
 * Half-moves from which on a line that begins with a quiet move and costs several men needs an idea: Stockfish refuted both of the
 * others.
 */
const LONG_WITHOUT_IDEA = 6
/**
 * Half-moves of a line in which the gain must last, since the engine hardly searches later ones; and the share of it that
 * must last.
 */
const HORIZON = 12
const LEAST_LEFT = 1 / 2
/** In centipawns. Usually a pawn, but in an ending of minor pieces a pawn is too uncertain. */
const leastGain = (position: Position): number => (isLightEnding(position) ? 200 : 100)
/** A missed pawn must be won by this move of the winner at the latest: other moves often win as much later. */
const LATEST_MISSED_PAWN = 2
const PAWNS = 200
/** A shorter line is easier to see and may win only this share of the largest gain. */
const NEARLY = 2 / 3

/** The first moves of a line, followed by the captures that settle the count. */
interface Beginning {
  readonly moves: readonly Move[]
  readonly gain: number
}

/**
 * The material that `winner` gains if both sides play the line, although no single move forces it: `winner` is ahead in
 * material where the quoted moves end, and half of the gain remains in quiet positions as far as the engine searched. The
 * sentence says "if both sides play well" and claims no more than that.
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
 * As above, for every prefix of the line, including longer ones, shortest first: for callers that test each of them. None of
 * the gain may be given back later.
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

/** In centipawns. */
export const valueOf = (roles: readonly Role[]): number =>
  roles.reduce((sum, role) => sum + ROLE_VALUE[role], 0)

function claimOf(
  about: About,
  position: Position,
  found: Beginning,
  winner: Color,
): MaterialClaim | undefined {
  const from = firstOf(about)
  const key = lastPrize(position, found.moves, winner)
  const { won, lost } = tradeOf(position, found.moves, winner)
  // A piece given away by the judged move itself counts as that move's mistake.
  const isGiven = key > from && isGift(position, found, key)
  if (key < from || won.length === 0 || isGiven) return undefined
  if (isRefusedTrade(position, found, key, winner)) return undefined
  const prize = found.moves[key]!
  const square = moveTo(prize)
  const by = { role: movePromotion(prize) ?? movedPiece(prize).role, square }
  const victim = { role: capturedPiece(prize)?.role ?? by.role, square }
  const idea = ideaIn(position, found.moves, from, key, winner)
  const isLong = found.moves.length - from >= LONG_WITHOUT_IDEA
  if (!idea && isLong && lost.length > 1 && isQuietMove(position, found.moves, from)) return undefined
  return {
    ...{ kind: 'material', about, motif: 'best-play', gain: found.gain, won, lost },
    ...{ victim, by, targets: [victim], cause: undefined, key, ...(idea && { idea }) },
    proof: { start: makeFen(position), moves: found.moves.map(makeUci) },
  }
}

const isQuietMove = (position: Position, moves: readonly Move[], index: number): boolean =>
  capturedPiece(moves[index]!) === undefined && !afterMoves(position, moves.slice(0, index + 1)).isCheck()

/** True if the other side could have recaptured an equal piece, but the line shows another move. */
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

/** Index of the winner's first move. A bad move is part of the line that it allows. */
const firstOf = (about: About): number => (about === 'allowed' ? 1 : 0)

/** How many half-moves in a row a lead must last to count as one. */
const LASTING = 4

/** How far `winner` is ahead of the initial material count at the end of a line, with either side to move; 0 if behind. */
export const aheadAtEnd = (position: Position, moves: readonly Move[], winner: Color): number =>
  Math.max(0, Math.min(...countsOf(position, moves.slice(0, HORIZON), winner).slice(-2)))

/**
 * How far `winner` gets ahead of the initial material count in a line, with either side to move: at its end, or for some
 * moves on the way if the other side wins it back only later.
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
    if (!isBestPlay(told, moves, index, lastPrize(position, told, winner))) continue
    const own = ownMoves(counts, lastPrize(position, told, winner), gain, from)
    if (about === 'missed' && gain < PAWNS && own > LATEST_MISSED_PAWN) continue
    // The captures that settle the count may end in a mate that the engine would have avoided.
    if (isMate(afterMoves(position, told))) continue
    if (index > from && !endsAsPlayed(told, moves, index, lastPrize(position, told, winner))) continue
    found.push({ gain, moves: told })
  }
  return found
}

/** True if the other side's quiet replies after the move at `index`, up to the last prize, are the engine's. */
const isBestPlay = (told: readonly Move[], moves: readonly Move[], index: number, prize: number): boolean =>
  told
    .slice(0, Math.max(0, prize))
    .every(
      (move, at) =>
        at <= index || at % 2 === index % 2 || move === moves[at] || capturedPiece(move) !== undefined,
    )

/** True if the other side's captures after the last prize are the engine's, as far as the engine's line goes. */
function endsAsPlayed(told: readonly Move[], moves: readonly Move[], index: number, prize: number): boolean {
  const from = Math.max(index, prize) + 1
  return told
    .slice(from, moves.length)
    .every((move, at) => at % 2 === 1 || capturedPiece(move) === undefined || move === moves[from + at])
}

/** Which of the winner's moves, 1 for the first, could already have won the material: the line may play other moves first. */
function ownMoves(counts: readonly number[], prize: number, gain: number, from: number): number {
  let first = prize
  while (first - 2 >= from && counts[first - 3]! >= gain) first -= 2
  return (first - from) / 2 + 1
}

/**
 * The part of the gain that remains after each later move of the other side, if the winner may save its attacked pieces; 0 if
 * less than half remains.
 */
function keptOf(counts: readonly number[], index: number, taken: number): number {
  const later = counts.filter((_, at) => at > index && at % 2 !== index % 2)
  const kept = Math.min(taken, ...later)
  return kept >= LEAST_LEFT * taken ? kept : 0
}

/** The gain of `winner` after each move, once all profitable captures are made. */
function countsOf(position: Position, moves: readonly Move[], winner: Color): number[] {
  const before = materialOf(position, winner)
  const played = position.clone()
  return moves.map((move) => {
    played.make(move)
    return settledFor(played, winner).balance - before
  })
}

/** Index of the winner's last capture or promotion. */
function lastPrize(position: Position, moves: readonly Move[], winner: Color): number {
  const parity = position.turn === winner ? 0 : 1
  return moves.findLastIndex(
    (move, index) =>
      index % 2 === parity && (capturedPiece(move) !== undefined || movePromotion(move) !== undefined),
  )
}

/**
 * True if the captured piece had just moved there without being forced to: a piece that took something cheaper, or a pawn.
 * The other side could simply not play that move.
 */
function isGift(position: Position, { moves, gain }: Beginning, key: number): boolean {
  const given = moves[key - 1]
  if (!given || moveTo(given) !== moveTo(moves[key]!)) return false
  return capturedPiece(given) ? takesGift(position, moves, key) : gain < PAWNS
}
