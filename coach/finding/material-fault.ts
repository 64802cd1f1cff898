import { afterMoves, readMoves } from '#chess/line.ts'
import { capturedPiece, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { makeSquare } from '#chess/squares.ts'
import { opposite, type Move } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { Variation } from '#engine/protocol.ts'
import { aheadIn, allByBestPlay, byBestPlay } from './best-play.ts'
import { causeOf, warningBefore } from './cause.ts'
import type { MaterialClaim } from '#coach/claims/claim.ts'
import { exchangeOn, materialOf, ROLE_VALUE } from '#coach/claims/material.ts'
import {
  explainedClaims,
  explainingClaim,
  isSimplyTaken,
  materialClaim,
  takenAtOnce,
} from './material-claim.ts'
import { holds, proved } from '#coach/claims/proof.ts'
import type { Question } from './question.ts'
import { countedShare, explainsLoss, fallOf, isShown, LEAST_COUNTED } from './reason.ts'
import { warningOf } from './warning.ts'
import { centipawnsOf, isAheadBy, makePawns } from '#coach/judging/win-chance.ts'

/** Material that a mistake allowed or missed, if the engine's evaluations agree that it explains the loss. */

/**
 * The engine's evaluation must fall by at least this share of the claimed gain: a rook won at the cost of an attack does not
 * explain a mistake.
 */
const SHARE = 0.4
/** A larger share is required if no move forces the line. */
const BEST_PLAY_SHARE = 0.75
/**
 * A claim that wins only a pawn needs at least this loss by the engine's evaluation, in hundredths of a pawn on other
 * programs' scale (see `makePawns`). `atOnce`: the claim's first move simply takes the pawn.
 */
const LEAST_FALL_FOR_PAWN = { atOnce: 110, later: 160 } as const
const TWO_PAWNS = 200
/** If two facts explain the loss only together, each must account for at least this share. */
const LEAST_OF_PAIR = 1 / 6

/**
 * Filters out uncertain claims. If the engine hardly misses a pawn, a quiet move outside the line often wins it back; and an
 * inaccuracy loses so little that only an immediate gain explains it.
 */
export function sure(question: Question, claim: MaterialClaim | undefined): MaterialClaim | undefined {
  const { best, answer, isSlight } = question
  if (!claim || !answer) return claim
  const first = claim.about === 'allowed' ? 1 : 0
  const comesFirst = claim.key === first
  if (isSlight === true && !comesFirst) return undefined
  const hasIdea = claim.motif !== 'best-play' || claim.idea?.key === first
  const isSure = (comesFirst && isSimplyTaken(claim)) || (hasIdea && isShown(question, claim.about))
  const least = isSure ? LEAST_FALL_FOR_PAWN.atOnce : LEAST_FALL_FOR_PAWN.later
  return claim.gain < TWO_PAWNS && fallOf(best, answer) < least ? undefined : claim
}

/**
 * True if the played move takes the very piece that the claim says was missed, and the claim gains no more than that. A piece
 * that is lost in return, because a move in between was missed, is not taken.
 */
function takes(position: Position, played: Move, { victim, gain, proof }: MaterialClaim): boolean {
  const taken = capturedPiece(played)
  const square = moveTo(played)
  if (!taken || (square !== victim.square && makeSquare(square) !== proof.moves[0]!.slice(2, 4))) return false
  return gain <= ROLE_VALUE[taken.role] - exchangeOn(afterMoves(position, [played]), square)
}

/** The claims that are certain enough to state, largest gain first. */
export function dearestFirst(
  question: Question,
  ...claims: readonly (MaterialClaim | undefined)[]
): readonly MaterialClaim[] {
  return claims
    .flatMap((claim) => sure(question, claim) ?? [])
    .toSorted((one, other) => other.gain - one.gain)
}

export function allowedMaterial(question: Question): MaterialClaim | undefined {
  const { position, played, best, answer } = question
  if (!answer) return undefined
  const moves = readMoves(position, [makeUci(played), ...answer.moves])
  if (!moves) return undefined
  const winner = opposite(position.turn)
  const claim = explainingClaim('allowed', position, moves, question)
  if (!claim) return undefined
  // Material that the best move loses too is not the fault of this move.
  const anyway = readMoves(position, best.moves)
  const lostAnyway = (anyway && materialClaim('allowed', position, anyway, winner)?.gain) ?? 0
  if (claim.gain - lostAnyway < 100 || fallOf(best, answer) < SHARE * claim.gain) return undefined
  if (!showsIfLater(question, answer, claim)) return undefined
  const onlySaves = claim.motif === 'promotion' && !isAheadBy(answer, 100)
  const told = takenAtOnce(position, played, claim) ?? claim
  const cause = causeOf(question, told)
  const warning = cause === 'threat-ignored' ? warningBefore(question, told) : warningOf(question, told)
  return proved({ ...told, cause, ...(warning && { warning }), ...(onlySaves && { onlySaves }) })
}

export function missedMaterial(question: Question): MaterialClaim | undefined {
  const { position, played, best, answer } = question
  if (!answer || best.moves[0] === makeUci(played)) return undefined
  const moves = readMoves(position, best.moves)
  if (!moves) return undefined
  const claim = explainingClaim('missed', position, moves, question)
  if (!claim || takes(position, played, claim)) return undefined
  // Material that the played move wins too was not missed.
  const instead = readMoves(position, [makeUci(played), ...answer.moves])
  const wonAnyway = (instead && materialClaim('missed', position, instead, position.turn)?.gain) ?? 0
  if (claim.gain - wonAnyway < 100) return undefined
  return fallOf(best, answer) >= SHARE * claim.gain && shows(question, best, claim, 1 / 2) ? claim : undefined
}

/** For unforced gains: both of the engine's lines and its evaluations must agree on the gain. */
export function allowedByBestPlay(question: Question): MaterialClaim | undefined {
  const { position, played, best, answer } = question
  const moves = answer && readMoves(position, [makeUci(played), ...answer.moves])
  const instead = readMoves(position, best.moves)
  if (!moves || !instead) return undefined
  const winner = opposite(position.turn)
  const claim = byBestPlay('allowed', position, moves, winner)
  if (!claim || !explainsLoss(question, claim) || !showsIfLater(question, answer, claim)) return undefined
  const difference = claim.gain - aheadIn(position, instead, winner)
  return isAgreed(claim, difference, best, answer) ? proved(claim) : undefined
}

export function missedByBestPlay(question: Question): MaterialClaim | undefined {
  const { position, played, best, answer } = question
  const moves = readMoves(position, best.moves)
  const instead = answer && readMoves(position, [makeUci(played), ...answer.moves])
  if (!moves || !instead || best.moves[0] === makeUci(played)) return undefined
  const claim = byBestPlay('missed', position, moves, position.turn)
  if (!claim || takes(position, played, claim) || !explainsLoss(question, claim)) return undefined
  const difference = claim.gain - aheadIn(position, instead, position.turn)
  if (!shows(question, best, claim, 1)) return undefined
  return isAgreed(claim, difference, best, answer) ? proved(claim) : undefined
}

/**
 * Other gains in the engine's lines, if the material count of both explains the loss: first those with a motif, then longer
 * lines.
 */
export function countedMaterial(question: Question): readonly MaterialClaim[] {
  const claims = materialOfLines(question)
  const shares = new Map(claims.map((claim) => [claim, countedShare(question, claim)]))
  const shareOf = (claim: MaterialClaim): number => shares.get(claim)!
  const alone = claims
    .filter((claim) => shareOf(claim) >= LEAST_COUNTED && isBelievable(question, claim))
    .flatMap((claim) => sure(question, claim) ?? [])
  const real = claims.filter((claim) => shareOf(claim) >= LEAST_OF_PAIR)
  const allowed = real.filter(({ about }) => about === 'allowed')
  const missed = real.filter(({ about }) => about === 'missed')
  const both = missed.flatMap((claim) => {
    const also = allowed.find((other) => shareOf(claim) + shareOf(other) >= LEAST_COUNTED)
    return also && isBelievable(question, claim, also.gain) ? [{ ...claim, also }] : []
  })
  return [...alone, ...both]
}

/** All gains in either of the engine's lines for the side that profits from them. */
export function materialOfLines({ position, played, best, answer }: Question): readonly MaterialClaim[] {
  const chosen = answer && readMoves(position, [makeUci(played), ...answer.moves])
  const instead = readMoves(position, best.moves)
  if (!chosen || !instead || best.moves[0] === makeUci(played)) return []
  const mover = position.turn
  const missed = (claims: readonly MaterialClaim[]) =>
    claims.filter((claim) => !takes(position, played, claim))
  return [
    ...explainedClaims('allowed', position, chosen, opposite(mover)),
    ...missed(explainedClaims('missed', position, instead, mover)),
    ...allByBestPlay('allowed', position, chosen, opposite(mover)),
    ...missed(allByBestPlay('missed', position, instead, mover)),
  ].filter((claim) => holds(claim))
}

/** True if the engine's evaluation falls by enough of the claimed gain, and already includes a gain that is missed or comes later. */
function isBelievable(question: Question, claim: MaterialClaim, also = 0): boolean {
  const { best, answer } = question
  if (!answer || fallOf(best, answer) < leastShare(claim) * (claim.gain + also)) return false
  return claim.about === 'allowed' ? showsIfLater(question, answer, claim) : shows(question, best, claim, 1)
}

/**
 * True if the evaluation exceeds the material count by at least `share` of the claimed gain. It does not if the king's safety
 * pays for a pawn, or if a rook that recaptures only reduces the other side's gain.
 */
function shows(
  question: Question,
  { score }: Variation,
  { about, gain }: MaterialClaim,
  share: number,
): boolean {
  const { position } = question
  if (isShown(question, about)) return true
  const winner = about === 'allowed' ? opposite(position.turn) : position.turn
  return 100 * makePawns(centipawnsOf(score)) - materialOf(position, winner) >= share * gain
}

/** True for a first move that takes at once. A later gain must show: otherwise the other side has something for it. */
const showsIfLater = (question: Question, answer: Variation, claim: MaterialClaim): boolean =>
  claim.key === 1 || shows(question, answer, claim, 1 / 2)

/** The evaluation counts much of a new queen while the pawn is still on its way. */
const leastShare = ({ proof, key }: MaterialClaim): number =>
  proof.moves[key]!.length > 4 ? SHARE : BEST_PLAY_SHARE

/** True if the engine's loss is close to the material difference, which excludes what would have happened anyway. */
const isAgreed = (claim: MaterialClaim, difference: number, best: Variation, answer: Variation): boolean =>
  difference >= 100 && fallOf(best, answer) >= Math.max(100, leastShare(claim) * difference)
