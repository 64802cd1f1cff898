import { makeFen } from '#chess/fen.ts'
import { afterMoves } from '#chess/line.ts'
import { capturedPiece, isCapture, legalMoves, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { opposite, type Color, type Move } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { About, MaterialClaim, Motif, Proof } from '#coach/claims/claim.ts'
import { isForced } from '#coach/claims/defence.ts'
import { ideaIn } from './line-idea.ts'
import { exchangeOn, isLightEnding, materialOf, ROLE_VALUE, settledFor } from '#coach/claims/material.ts'
import { explain, forkAfter, type Explanation } from '#coach/claims/motif.ts'
import { proved, tradeOf } from '#coach/claims/proof.ts'
import type { Question } from './question.ts'
import { explainsLoss } from './reason.ts'
import { punishedRecapture } from '#coach/claims/recapture.ts'
import { winningLines, type WinningLine } from './winning-line.ts'

/** Finds forced gains of material in a line, with the motif that wins them. */

/** The key move must be the winner's third at the latest: a sentence cannot explain a later one. */
const LATEST_KEY = 4
/** The least gain in centipawns, indexed by the number of moves before the key move. */
const LEAST_LATER_GAIN = {
  allowed: [100, 100, 100, 200, 200],
  missed: [100, 200, 200, 200, 200],
  played: [100, 200, 200, 200, 200],
} as const satisfies Record<About, readonly number[]>
/**
 * In centipawns, the least gain of a missed chance that starts with a quiet move and fits no motif: other moves often win a
 * pawn too.
 */
const LEAST_QUIET_GAIN = 200
/**
 * A shorter line is easier to see, so it may win only this share of the largest gain. The same share applies to unforced
 * lines.
 */
const NEARLY = 2 / 3
/**
 * The coach prefers an immediate capture that wins at least this share: a queen that hangs now, over a fork that wins a rook
 * more later.
 */
const HALF = 1 / 2

/** A gain as large as the loss; otherwise a smaller gain together with the moves after it. */
export function explainingClaim(
  about: About,
  position: Position,
  moves: readonly Move[],
  question: Question,
): MaterialClaim | undefined {
  const winner = about === 'allowed' ? opposite(position.turn) : position.turn
  const large = materialClaim(about, position, moves, winner, (claim) => explainsLoss(question, claim))
  if (large) return large
  // Exclude lines without a motif, whose sentence could not quote a continuation.
  const small = materialClaim(about, position, moves, winner, ({ motif }) => motif !== 'combination')
  const rest = small && restOf(position, moves, small)
  return rest && { ...small, ...forkOf(position, moves, small, winner), rest }
}

/** The fork made by a capture whose gain accounts for only part of the loss. */
function forkOf(
  position: Position,
  moves: readonly Move[],
  { about, motif, key }: MaterialClaim,
  winner: Color,
): Pick<MaterialClaim, 'motif' | 'targets'> | undefined {
  if (motif !== 'exchange' || key !== (about === 'allowed' ? 1 : 0)) return undefined
  return forkAfter(afterMoves(position, moves.slice(0, key + 1)), moves[key]!, winner)
}

/** Half-moves quoted after the key move. */
const REST = 4

/** The line beyond the key move, if the winner's next moves check, or capture and not only recapture: otherwise it shows nothing. */
function restOf(
  position: Position,
  moves: readonly Move[],
  { key, proof }: MaterialClaim,
): Proof | undefined {
  const line = moves.slice(0, key + 1 + REST)
  const hasKey = line.slice(0, key + 1).every((move, index) => makeUci(move) === proof.moves[index])
  const played = afterMoves(position, line.slice(0, key + 1))
  const isSharp = line.slice(key + 1).filter((move, index, later) => {
    played.make(move)
    const isRecapture =
      index > 0 && isCapture(later[index - 1]!) && moveTo(later[index - 1]!) === moveTo(move)
    return index % 2 === 1 && ((isCapture(move) && !isRecapture) || played.isCheck())
  })
  return hasKey && isSharp.length > 0 ? { start: makeFen(position), moves: line.map(makeUci) } : undefined
}

/**
 * The easiest to see among the largest gains: a gain at the end of a long line often has no explanation, and an immediate one
 * does. Only claims that pass `isWanted` count.
 */
export function materialClaim(
  about: About,
  position: Position,
  moves: readonly Move[],
  winner: Color,
  isWanted: (claim: MaterialClaim) => boolean = () => true,
): MaterialClaim | undefined {
  const from = about === 'allowed' ? 1 : 0
  const claims = explainedClaims(about, position, moves, winner)
  const [largest] = claims
  return claims
    .filter(isWanted)
    .filter((claim) => claim.gain >= (isAtOnce(claim, from) ? HALF : NEARLY) * largest!.gain)
    .toSorted((one, other) => obscurity(one) - obscurity(other))[0]
}

export function explainedClaims(
  about: About,
  position: Position,
  moves: readonly Move[],
  winner: Color,
): readonly MaterialClaim[] {
  // If a claim is about what a bad move allowed, that move is the first of the line, and the opponent's answer explains the
  // gain.
  const from = about === 'allowed' ? 1 : 0
  return winningLines(position, moves, winner, from + 1).flatMap(({ gain, moves: shortest, longer }) => {
    for (const each of [shortest, ...longer]) {
      const claim = explained(about, from, position, { gain, moves: each }, winner)
      if (claim) return claim
    }
    return []
  })
}

/** Any player would find these captures, so they earn no praise. */
export const isSimplyTaken = ({ motif }: Pick<MaterialClaim, 'motif'>): boolean =>
  motif === 'hanging-piece' || motif === 'exchange'

/** True for a single capture without preparation. */
const isAtOnce = ({ motif, key }: MaterialClaim, from: number): boolean =>
  motif === 'hanging-piece' && key === from

/** Longer lines are harder to see, and lines without a motif are harder still. */
const obscurity = ({ motif, key, proof }: MaterialClaim): number =>
  (motif === 'combination' ? 100 : 0) + key * 10 + proof.moves.length

function explained(
  about: About,
  from: number,
  position: Position,
  line: Omit<WinningLine, 'longer'>,
  winner: Color,
): MaterialClaim | undefined {
  const start = afterMoves(position, line.moves.slice(0, from))
  const explanation = explain(start, line.moves.slice(from), winner)
  if (!explanation || explanation.key > LATEST_KEY) return undefined
  const { key } = explanation
  if (line.gain < (key > 0 && isLightEnding(start) ? 200 : LEAST_LATER_GAIN[about][key]!)) return undefined
  const isQuiet = explanation.motif === 'combination' && !isCapture(line.moves[from]!)
  if (about === 'missed' && isQuiet && line.gain < LEAST_QUIET_GAIN) return undefined
  const goal = materialOf(position, winner) + NEARLY * line.gain
  if (!isForced(start, line.moves.slice(from, from + key + 1), winner, goal)) return undefined
  const { won, lost } = tradeOf(position, line.moves, winner)
  if (won.length === 0) return undefined
  const plain = { ...explanation, key: key + from }
  const motif = motifAfterAll(position, line.moves, plain, goal)
  // The winner also regains the piece that the judged move took.
  const returned = from === 1 ? (capturedPiece(line.moves[0]!)?.role ?? 'k') : 'k'
  const total = line.gain + ROLE_VALUE[returned]
  const fork = isSimplyTaken({ motif })
    ? forkByCapture(position, { ...line, gain: total }, plain, winner)
    : undefined
  const found = { ...plain, motif, ...fork }
  const needsIdea = key > 0 && (isSimplyTaken(found) || found.motif === 'combination')
  const idea = needsIdea ? ideaIn(position, line.moves, from, key + from, winner) : undefined
  return proved({
    ...{ kind: 'material', about, gain: line.gain, won, lost, ...found, cause: undefined },
    ...(idea && { idea }),
    proof: { start: makeFen(position), moves: line.moves.map(makeUci) },
  })
}

/** Names a capture by what taking back would lose, if no other motif explains the gain. */
function motifAfterAll(
  position: Position,
  moves: readonly Move[],
  { motif, key, victim }: Explanation,
  goal: number,
): Motif {
  const taking = moves[key]!
  if (!isCapture(taking) || moveTo(taking) !== victim.square) return motif
  if (motif !== 'combination' && motif !== 'exchange') return motif
  const before = afterMoves(position, moves.slice(0, key))
  if (motif === 'exchange' && exchangeOn(before, victim.square) >= goal - materialOf(before, before.turn))
    return motif
  const after = afterMoves(before, [taking])
  const reply = moves[key + 1]
  if (reply !== undefined && moveTo(reply) === victim.square) return motif
  return punishedRecapture(after, victim.square, goal) ? 'immune-capture' : motif
}

/** The fork by a capture that wins more than its victim. */
function forkByCapture(
  position: Position,
  { moves, gain }: Omit<WinningLine, 'longer'>,
  { key, victim }: Explanation,
  winner: Color,
): Pick<MaterialClaim, 'motif' | 'targets'> | undefined {
  if (gain < ROLE_VALUE[victim.role] + ROLE_VALUE.p) return undefined
  return forkAfter(afterMoves(position, moves.slice(0, key + 1)), moves[key]!, winner)
}

/**
 * The same piece taken at once, if that is legal and wins nearly as much: an engine's line may play other moves first, which
 * only makes the sentence longer.
 */
export function takenAtOnce(
  position: Position,
  played: Move,
  { key, victim, gain }: MaterialClaim,
): MaterialClaim | undefined {
  const next = afterMoves(position, [played])
  if (key <= 1 || next.pieceAt(victim.square)?.role !== victim.role) return undefined
  const winner = next.turn
  const before = materialOf(position, winner)
  const lines = legalMoves(next)
    .filter((move) => isCapture(move) && moveTo(move) === victim.square)
    .map((move) => {
      const { balance, line } = settledFor(afterMoves(next, [move]), winner)
      return { gain: Math.min(gain, balance - before), moves: [played, move, ...line] }
    })
  const [best] = lines.toSorted((one, other) => other.gain - one.gain)
  return best && best.gain >= NEARLY * gain ? explained('allowed', 1, position, best, winner) : undefined
}
