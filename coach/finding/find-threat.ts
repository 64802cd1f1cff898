import { reachOf } from '#chess/attackers.ts'
import { afterMoves, readMoves } from '#chess/line.ts'
import { moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { parseSquare } from '#chess/squares.ts'
import { opposite, type Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { Variation } from '#engine/protocol.ts'
import { withBestAnswer } from './answered-threat.ts'
import { aheadIn } from './best-play.ts'
import type { HuntClaim, ThreatClaim } from '#coach/claims/claim.ts'
import { huntsKing } from '#coach/claims/king-hunt.ts'
import { ROLE_VALUE } from '#coach/claims/material.ts'
import { proved } from '#coach/claims/proof.ts'
import type { Question } from './question.ts'
import { fallOf, isOfSize, shareWithout } from './reason.ts'
import {
  carriesOut,
  isParried,
  threatens,
  threatensAsKey,
  threatensAsMuch,
  threatensSame,
  winsNext,
  winsTime,
} from './threat.ts'
import { opposed, winChanceOf, type WinChance } from '#coach/judging/win-chance.ts'

/** Finds the threats and hunts for the king that explain a mistake, for find-claim.ts. */

/**
 * The share of the loss that must be due to the threatening move. An answer often has an equal alternative that the engine
 * overlooks.
 */
const THREAT_SHARE = { allowed: 2 / 3, missed: 1 / 2, tempo: 2 / 3 } as const
/** The same for threats that the engine's line does not carry out, by what they would win. */
const KEY_SHARE = { pieces: 2 / 3, pawn: 3 / 4 } as const
/** In hundredths of a pawn: a smaller loss needs no hunt for the king to explain it. */
const LEAST_OF_HUNT = 150

/**
 * If nothing is lost yet: what the best answer threatens, or what the better move would have threatened. The other move must
 * not allow it, and no second move of the same side may be nearly as good.
 */
export function threat(question: Question): ThreatClaim | undefined {
  const { position, played, best, answer } = question
  const [better] = best.moves
  const [reply] = answer?.moves ?? []
  if (!answer || !better || !reply || better === makeUci(played) || fallOf(best, answer) < 100)
    return undefined
  const loss = winChanceOf(best.score) - winChanceOf(opposed(answer.score))
  const chosen = readMoves(position, [makeUci(played), reply])
  const allowed = chosen && threatens('allowed', position, chosen)
  const anyway = readMoves(position, [better, reply])
  const isNew = allowed && !(anyway && threatensAsMuch(position, anyway, allowed))
  const told = isNew ? felt(position, [makeUci(played), ...answer.moves], allowed) : undefined
  if (told && isAhead(answer, question.secondAnswer, THREAT_SHARE.allowed * loss))
    return proved(withBestAnswer(question, [makeUci(played), ...answer.moves], told))
  const instead = readMoves(position, [better])
  const missed = instead && threatens('missed', position, instead)
  // A player who carries out the threat at once has not missed it.
  const isMissed =
    missed && missed.threat.moves[0] !== makeUci(played) && !threatensAsMuch(position, [played], missed)
  const seen = isMissed ? felt(position, best.moves, missed) : undefined
  const share =
    seen?.isTempo && !winsNext(position, best.moves, seen) ? THREAT_SHARE.tempo : THREAT_SHARE.missed
  return seen && isAhead(best, question.secondBest, share * loss)
    ? proved(withBestAnswer(question, best.moves, seen))
    : undefined
}

/** A hunt for the king whose first move causes nearly all of the loss. */
export function hunt(question: Question): HuntClaim | undefined {
  const { position, played, best, answer } = question
  if (!answer || best.moves[0] === makeUci(played) || fallOf(best, answer) < LEAST_OF_HUNT) return undefined
  for (const [about, line] of [
    ['allowed', [makeUci(played), ...answer.moves]],
    ['missed', best.moves],
  ] as const) {
    const moves = readMoves(position, line)
    const claim = moves && huntsKing(about, position, moves)
    const share = shareWithout(question, about === 'allowed')
    if (claim && share !== undefined && share >= KEY_SHARE.pieces) return proved(claim)
  }
  return undefined
}

/** The threat of the one answer, or the one better move, that makes nearly all of the difference. */
export function keyThreat(question: Question): ThreatClaim | undefined {
  const { position, played, best, answer } = question
  const [reply] = answer?.moves ?? []
  if (!answer || !reply || best.moves[0] === makeUci(played)) return undefined
  const chosen = [makeUci(played), ...answer.moves]
  for (const [about, line, length] of [
    ['allowed', chosen, 2],
    ['missed', best.moves, 1],
  ] as const) {
    const moves = readMoves(position, line.slice(0, length))
    const claim = moves && threatensAsKey(about, position, moves)
    if (!claim || claim.threat.moves[0] === makeUci(played) || !isKey(question, claim)) continue
    if (about === 'missed' && threatensSame(position, played, claim)) continue
    const told = felt(position, line, claim) ?? parried(position, line, claim)
    if (told) return proved(withBestAnswer(question, line, told))
  }
  return undefined
}

/** True if the threat is of the size of the loss, and most of the loss vanishes without its move. */
function isKey(question: Question, { about, prize }: ThreatClaim): boolean {
  const share = shareWithout(question, about === 'allowed')
  const gain = prize === 'mate' ? ROLE_VALUE.q : prize.gain
  return (
    share !== undefined &&
    share >= (gain >= 2 * ROLE_VALUE.p ? KEY_SHARE.pieces : KEY_SHARE.pawn) &&
    isOfSize(question, gain)
  )
}

/** The threat, if the engine's line shows that it matters: it is carried out or gains a tempo, and its piece is not traded. */
function felt(position: Position, line: readonly Uci[], claim: ThreatClaim): ThreatClaim | undefined {
  if (isTraded(position, line, claim)) return undefined
  if (carriesOut(position, line, claim) || costsMaterial(position, line, claim)) return claim
  return winsTime(position, line, claim) ? { ...claim, isTempo: true } : undefined
}

/** True if the judged move put a piece where it is attacked, and the engine's line loses material while it gets away. */
const costsMaterial = (position: Position, line: readonly Uci[], { about, chased }: ThreatClaim): boolean =>
  chased !== undefined &&
  aheadIn(
    position,
    readMoves(position, line)!,
    about === 'allowed' ? opposite(position.turn) : position.turn,
  ) >= ROLE_VALUE.p

/** The threat, if the engine parries it for nothing and does not trade its piece. */
const parried = (position: Position, line: readonly Uci[], claim: ThreatClaim): ThreatClaim | undefined =>
  !isTraded(position, line, claim) && isParried(position, line, claim) ? claim : undefined

/** True if the threatening piece is taken at once, and the piece that takes back does not renew the threat. */
function isTraded(
  position: Position,
  line: readonly Uci[],
  { proof: { moves }, threat }: ThreatClaim,
): boolean {
  const square = parseSquare(line[moves.length - 1]!.slice(2, 4))!
  const [reply, back] = readMoves(position, line.slice(0, moves.length + 2))!.slice(moves.length)
  if (reply === undefined || moveTo(reply) !== square) return false
  if (back === undefined || moveTo(back) !== square) return true
  const after = afterMoves(position, readMoves(position, line.slice(0, moves.length + 2))!)
  return !reachOf(after, square).includes(parseSquare(threat.moves[0]!.slice(2, 4))!)
}

const isAhead = (first: Variation, second: Variation | undefined, least: WinChance): boolean =>
  second === undefined || winChanceOf(first.score) - winChanceOf(second.score) >= least
