import { readMoves } from '#chess/line.ts'
import { opposite } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { Variation } from '#engine/protocol.ts'
import { aheadAtEnd } from './best-play.ts'
import type { About, Claim, MaterialClaim } from '#coach/claims/claim.ts'
import type { Question } from './question.ts'
import { reachesSame } from './same-prize.ts'
import { centipawnsOf, makePawns, opposed, winChanceOf } from '#coach/judging/win-chance.ts'

/**
 * The engine's loss may be at most this many times the claimed gain. A pawn does not explain a collapse: then something else
 * happened that the claim does not name.
 */
const CEILING = 2.5
/** In hundredths of a pawn: beyond this, evaluations grow faster than the material that can be won. */
const MOST_WORTH = 1_000

/** The evaluation that the move loses, in hundredths of a pawn on other programs' scale. */
export const fallOf = (best: Variation, answer: Variation): number =>
  100 * makePawns(centipawnsOf(best.score) + centipawnsOf(answer.score))

/**
 * A higher ceiling if the engine's second line shows that the claim's first move causes most of the loss, or nearly all of it if only
 * a pawn is lost, which may then be the start of something larger.
 */
const CEILING_IF_SHOWN = 4.5
const SHOWN = { pieces: 1 / 2, pawn: 2 / 3 } as const
/** In centipawns: a piece for two pawns counts as one pawn but is worth more. */
const PIECE_FOR_PAWNS = 200

/** The share of the loss that must vanish without the claim's first move, if that alone is enough evidence. */
const MOST_OF_LOSS = 2 / 3
/** Nearly all of the loss, and the ceiling that applies then. */
const NEARLY_ALL = 0.85
const CEILING_IF_NEARLY_ALL = 6

/** True if the engine's second line shows that the best answer, or the best move, causes most of the loss. */
export const isShown = (question: Question, about: About): boolean =>
  (shareWithout(question, about === 'allowed') ?? 0) >= MOST_OF_LOSS

/** True if the claimed gain is in proportion to the loss. */
export function explainsLoss(question: Question, { about, gain, won, lost }: MaterialClaim): boolean {
  const { best, answer } = question
  if (!answer) return true
  const isPieceForPawns = won.some((role) => role !== 'p') && lost.every((role) => role === 'p')
  const worth = isPieceForPawns ? Math.max(gain, PIECE_FOR_PAWNS) : gain
  const fall = clampedFall(best, answer)
  if (fall <= CEILING * worth) return true
  const shown = shareWithout(question, about === 'allowed')
  return (
    shown !== undefined &&
    shown >= (worth >= PIECE_FOR_PAWNS ? SHOWN.pieces : SHOWN.pawn) &&
    fall <= (shown >= NEARLY_ALL && lost.length === 0 ? CEILING_IF_NEARLY_ALL : CEILING_IF_SHOWN) * worth
  )
}

/** True if the loss is at most as many times the gain as a claim may explain, given that one move causes nearly all of it. */
export function isOfSize({ best, answer }: Question, gain: number): boolean {
  return !answer || clampedFall(best, answer) <= CEILING_IF_SHOWN * gain
}

/**
 * The share of the loss that disappears without the best answer, or without the best move; `undefined` without a second line.
 */
export function shareWithout(
  { best, answer, secondBest, secondAnswer }: Question,
  isAllowed: boolean,
): number | undefined {
  const second = isAllowed ? secondAnswer : secondBest
  if (!answer || !second) return undefined
  const before = winChanceOf(best.score)
  const after = winChanceOf(opposed(answer.score))
  const left = isAllowed ? before - winChanceOf(opposed(second.score)) : winChanceOf(second.score) - after
  return 1 - left / (before - after)
}

const clampedFall = (best: Variation, answer: Variation): number => clampedWorth(best) + clampedWorth(answer)

const clampedWorth = ({ score }: Variation): number =>
  Math.max(-MOST_WORTH, Math.min(MOST_WORTH, 100 * makePawns(centipawnsOf(score))))

/** If material accounts for at least this share of the loss, no further check is needed. */
export const LEAST_COUNTED = 1 / 2

/** True if material alone accounts for half of the loss, even if the other side had an equally good second move. */
function isCounted(question: Question, claim: Claim): boolean {
  if (claim.kind !== 'material') return false
  const also = claim.also ? countedShare(question, claim.also) : 0
  return countedShare(question, claim) + also >= LEAST_COUNTED
}

/**
 * The share of the loss that the material accounts for: the claimed gain that the engine's line keeps, minus what the side
 * gains in the engine's other line as well.
 */
export function countedShare(question: Question, { about, gain }: MaterialClaim): number {
  const { position, played, best, answer } = question
  const chosen = answer && readMoves(position, [makeUci(played), ...answer.moves])
  const instead = readMoves(position, best.moves)
  if (!chosen || !instead) return 0
  const isAllowed = about === 'allowed'
  const winner = isAllowed ? opposite(position.turn) : position.turn
  const [line, other] = isAllowed ? [chosen, instead] : [instead, chosen]
  const kept = Math.min(gain, aheadAtEnd(position, line, winner))
  return (kept - aheadAtEnd(position, other, winner)) / clampedFall(best, answer)
}

/** The share of the loss that must disappear when the claim's first winning move is not available. */
const LEAST_SHARE = 1 / 2

/**
 * False if the engine's second line shows that the claim does not explain the loss: even without the claim's first move, and
 * without winning the same piece in another way, more than half of the loss remains. True if the second line says nothing
 * about it.
 */
export function isReason(question: Question, claim: Claim): boolean {
  const { best, answer } = question
  if (claim.kind === 'mate' || claim.kind === 'ending' || !answer) return true
  const isAllowed = claim.about === 'allowed'
  if (isCounted(question, claim)) return true
  const [first, second] = isAllowed ? [answer, question.secondAnswer] : [best, question.secondBest]
  if (!second || claim.proof.moves[isAllowed ? 1 : 0] !== first.moves[0]) return true
  if (reachesSame(claim, second.moves)) return true
  return shareWithout(question, isAllowed)! >= LEAST_SHARE
}
