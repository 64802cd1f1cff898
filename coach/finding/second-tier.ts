import { makeFen } from '#chess/fen.ts'
import { afterMoves, readMoves } from '#chess/line.ts'
import { capturedPiece, isCapture, legalMoves, moveFrom, movePromotion, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { opposite, type Move, type Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { keepsCastling, losesCastling } from '#coach/claims/castling.ts'
import type {
  About,
  MaterialClaim,
  SeenSight,
  SecondFact,
  SightClaim,
  ThreatClaim,
} from '#coach/claims/claim.ts'
import { ROLE_VALUE } from '#coach/claims/material.ts'
import { proved } from '#coach/claims/proof.ts'
import { isSameSight, sightsOf, usesOpenedWay } from '#coach/claims/sight.ts'
import { aheadAtEnd } from './best-play.ts'
import { lastingForm } from './lasting.ts'
import { materialOfLines } from './material-fault.ts'
import type { Question } from './question.ts'
import { fallOf, shareWithout } from './reason.ts'
import { threatensAsKey, threatensAsMuch, threatensSame } from './threat.ts'

/** In centipawns. */
const PAWN = 100
/** A sight accounts for the loss up to this many times its gain. */
const MOST_EXPLAINED = 1.5

/** The share of the loss that depends on the first move of a trade or of a longer line. */
const LEAST_SHARE_OF_LATE = 1 / 2
/** Ranks from here on are those of second moves. */
const LATER_RANK = 20

/** Kinds of sights in the order in which a person sees them. */
const RANKS = {
  taken: 0,
  material: 1,
  mate: 2,
  capture: 3,
  trap: 4,
  fork: 5,
  attack: 6,
  discovery: 7,
  way: 8,
  castling: 9,
  threat: 10,
  'passed-pawn': 11,
  trade: 12,
} as const

interface Candidate {
  readonly about: About
  readonly sight: SecondFact
  readonly rank: number
  readonly gain: number
  readonly length: number
}

/**
 * A fact that is true by the rules about the engine's answer or its better move. Comes after every claim of find-claim.ts,
 * need not be the reason, and is marked if the loss is larger.
 */
export function findSight(question: Question): SightClaim | undefined {
  const { position, played, best, answer } = question
  const [reply] = answer?.moves ?? []
  if (!answer || reply === undefined || best.moves[0] === makeUci(played)) return undefined
  const fall = fallOf(best, answer)
  const candidates = [
    ...materialSights(question),
    ...seenSights(question),
    ...otherSights(question),
  ].toSorted((one, other) => one.rank - other.rank || shareOf(question, other) - shareOf(question, one))
  for (const each of candidates) {
    const { about, sight, gain, length } = each
    // A trade or a later move is only worth a sentence if most of the loss depends on its move.
    if (each.rank >= RANKS.trade && shareOf(question, each) < LEAST_SHARE_OF_LATE) continue
    const moves = about === 'allowed' ? [makeUci(played), ...answer.moves] : best.moves
    const claim = proved<SightClaim>({
      ...{ kind: 'sight', about, sight, isAll: fall <= MOST_EXPLAINED * gain },
      proof:
        sight.type === 'claim'
          ? sight.claim.proof
          : { start: makeFen(position), moves: moves.slice(0, length) },
    })
    if (claim) return claim
  }
  return undefined
}

const shareOf = (question: Question, { about }: Candidate): number =>
  shareWithout(question, about === 'allowed') ?? 0

/** Gains in either line that its last position still shows, and that the other line does not have as well. */
function materialSights(question: Question): readonly Candidate[] {
  const { position, played, best, answer } = question
  const chosen = readMoves(position, [makeUci(played), ...(answer?.moves ?? [])])
  const instead = readMoves(position, best.moves)
  if (!chosen || !instead) return []
  return materialOfLines(question).flatMap((found) => {
    const claim = lastingForm(question, found) as MaterialClaim | undefined
    if (!claim) return []
    const isAllowed = claim.about === 'allowed'
    const winner = isAllowed ? opposite(position.turn) : position.turn
    const [line, other] = isAllowed ? [chosen, instead] : [instead, chosen]
    const kept = Math.min(claim.gain, aheadAtEnd(position, line, winner))
    if (kept < claim.gain || kept - aheadAtEnd(position, other, winner) < PAWN) return []
    const isAtOnce = claim.key === (isAllowed ? 1 : 0)
    const sight = { type: 'claim', claim } as const
    const rank = isAtOnce ? RANKS.taken : RANKS.material
    return [{ about: claim.about, sight, rank, gain: claim.gain, length: 0 }]
  })
}

/** Facts about the answer that the better move would have prevented, and about the better move that the judged one lacks. */
function seenSights({ position, played, best, answer }: Question): readonly Candidate[] {
  const next = afterMoves(position, [played])
  const [reply] = readMoves(next, answer!.moves.slice(0, 1)) ?? []
  const [better] = readMoves(position, best.moves.slice(0, 1)) ?? []
  if (reply === undefined || better === undefined) return []
  const anyway = sightsOfSame(afterMoves(position, [better]), reply)
  const own = sightsOf(position, played)
  const isNew = (sight: SeenSight, others: readonly SeenSight[]): boolean =>
    !others.some((each) => isSameSight(sight, each))
  const allowed = sightsOf(next, reply).filter((sight) => isNew(sight, anyway) && !isMereTrade(sight, played))
  const missed = sightsOf(position, better).filter(
    (sight) => isNew(sight, own) && !isTakenBack(position, sight),
  )
  return [
    ...allowed.map((seen) => candidate('allowed', seen, 2)),
    ...missed.map((seen) => candidate('missed', seen, 1)),
    ...laterSights(next, answer!.moves).map((seen) => later(candidate('allowed', seen, 4))),
    ...laterSights(position, best.moves).map((seen) => later(candidate('missed', seen, 3))),
  ]
}

/** Sights of the second move of a line's side: a fork, a piece attacked or taken. */
function laterSights(position: Position, line: readonly Uci[]): readonly SeenSight[] {
  const [first, reply, second] = readMoves(position, line.slice(0, 3)) ?? []
  if (first === undefined || reply === undefined || second === undefined) return []
  const isBack = isCapture(reply) && moveTo(reply) === moveTo(second)
  return sightsOf(afterMoves(position, [first, reply]), second).filter(
    ({ type, gain, targets }) =>
      LATER.includes(type) &&
      (type !== 'capture' || (!isBack && gain >= 2 * PAWN)) &&
      targets[0]!.role !== 'p',
  )
}

const LATER: readonly SeenSight['type'][] = ['capture', 'attack', 'trap']
const later = (each: Candidate): Candidate => ({ ...each, rank: LATER_RANK + each.rank, gain: 0 })

/** True for a trade on the square of the last capture, which only takes back. */
function isTakenBack({ lastMove }: Position, { type, targets }: SeenSight): boolean {
  return (
    type === 'trade' &&
    lastMove !== undefined &&
    isCapture(lastMove) &&
    moveTo(lastMove) === targets[0]!.square
  )
}

/** The sights of a move that looks the same in another position; none if it is not legal there. */
function sightsOfSame(position: Position, move: Move): readonly SeenSight[] {
  const same = legalMoves(position).find((each) => makeUci(each) === makeUci(move))
  return same === undefined ? [] : sightsOf(position, same)
}

/** True if the answer takes back where the judged move took nearly as much. */
function isMereTrade({ type, gain, targets }: SeenSight, played: Move): boolean {
  const taken = capturedPiece(played)
  if (!taken || targets[0]!.square !== moveTo(played)) return false
  return type === 'trade' || (type === 'capture' && gain - ROLE_VALUE[taken.role] < PAWN)
}

function candidate(about: About, seen: SeenSight, length: number): Candidate {
  const rank =
    seen.type === 'attack' ? (seen.targets.length > 1 ? RANKS.fork : RANKS.attack) : RANKS[seen.type]
  return { about, sight: seen, rank, gain: seen.gain, length }
}

/** Threats, lines that the judged move opened, and the right to castle. */
function otherSights(question: Question): readonly Candidate[] {
  const { position, played, best, answer } = question
  const chosen = readMoves(position, [makeUci(played), ...answer!.moves])
  const instead = readMoves(position, best.moves)
  if (!chosen || !instead) return []
  return [
    ...threatSights(position, chosen, instead, played),
    ...(isOpened(position, played, chosen[1]!)
      ? [{ about: 'allowed', sight: { type: 'way' }, rank: RANKS.way, gain: 0, length: 2 } as const]
      : []),
    ...castlingSights(position, chosen, instead),
  ]
}

const isOpened = (position: Position, played: Move, reply: Move): boolean =>
  movePromotion(reply) === undefined &&
  moveFrom(reply) !== moveTo(played) &&
  usesOpenedWay(position, played, reply) &&
  afterMoves(position, [played, reply]).isCheck()

function threatSights(
  position: Position,
  chosen: readonly Move[],
  instead: readonly Move[],
  played: Move,
): readonly Candidate[] {
  const allowed = threatensAsKey('allowed', position, chosen.slice(0, 2))
  const missed = threatensAsKey('missed', position, instead.slice(0, 1))
  const isMissed = missed && !threatensSame(position, played, missed)
  const anyway = readMoves(position, [makeUci(instead[0]!), makeUci(chosen[1]!)])
  const isNew = allowed && !(anyway && threatensAsMuch(position, anyway, allowed))
  return [isNew ? allowed : undefined, isMissed ? missed : undefined].flatMap(
    (claim: ThreatClaim | undefined) => {
      if (!claim) return []
      const isMate = claim.prize === 'mate'
      const sight = { type: 'claim', claim } as const
      return [
        {
          ...{ about: claim.about, sight, length: 0, gain: 0 },
          rank: isMate ? RANKS.mate : RANKS.threat,
        },
      ]
    },
  )
}

function castlingSights(
  position: Position,
  chosen: readonly Move[],
  instead: readonly Move[],
): readonly Candidate[] {
  const mover = position.turn
  const allowed = losesCastling('allowed', position, chosen, opposite(mover))
  const missed = losesCastling('missed', position, instead, mover)
  return [
    allowed && keepsCastling(position, instead, mover) ? allowed : undefined,
    missed && keepsCastling(position, chosen, opposite(mover)) ? missed : undefined,
  ].flatMap((claim) =>
    claim
      ? [
          {
            about: claim.about,
            sight: { type: 'claim', claim } as const,
            rank: RANKS.castling,
            gain: 0,
            length: 0,
          },
        ]
      : [],
  )
}
