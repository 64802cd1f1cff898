import { makeFen } from '#chess/fen.ts'
import { afterMoves, readMoves } from '#chess/line.ts'
import type { Position } from '#chess/position.ts'
import { opposite, type Move } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { Score, Variation } from '#engine/protocol.ts'
import { isBackRankMate } from '#coach/claims/back-rank.ts'
import { allByBestPlay } from './best-play.ts'
import { keepsCastling, losesCastling } from '#coach/claims/castling.ts'
import type {
  About,
  CastlingClaim,
  Claim,
  DrawClaim,
  MateClaim,
  MaterialClaim,
  OnlyMoveClaim,
  TradeClaim,
} from '#coach/claims/claim.ts'
import { hunt, keyThreat, threat } from './find-threat.ts'
import { lastingForm } from './lasting.ts'
import { isSimplyTaken, materialClaim } from './material-claim.ts'
import {
  allowedByBestPlay,
  allowedMaterial,
  countedMaterial,
  dearestFirst,
  missedByBestPlay,
  missedMaterial,
  sure,
} from './material-fault.ts'
import { ROLE_VALUE } from '#coach/claims/material.ts'
import { ONLY_MOVE } from '#coach/judging/move-class.ts'
import { reachesPawnEnding } from '#coach/claims/pawn-ending.ts'
import { holds, isMate, proved } from '#coach/claims/proof.ts'
import type { Question } from './question.ts'
import { fallOf, isReason } from './reason.ts'
import { withRecapture } from '#coach/claims/recapture.ts'
import { repeats } from '#coach/claims/repetition.ts'
import { isSacrifice } from '#coach/claims/sacrifice.ts'
import { tradesAll } from '#coach/claims/trade.ts'
import { findSight } from './second-tier.ts'
import { spoiltEnding } from './spoilt-ending.ts'
import { warningOf } from './warning.ts'
import { centipawnsOf, isAheadBy, makePawns, winChanceOf } from '#coach/judging/win-chance.ts'

const TWO_PAWNS = 200
/**
 * In hundredths of a pawn on other programs' scale: a move that wins only a pawn is praised if it is better than every other
 * move by at least this much.
 */
const LEAST_LEAD_FOR_PAWN = 100
/** In centipawns: least loss by the engine for a claim that a move spoilt a solved ending. */
const LEAST_ENDING_FALL = 200
/** In hundredths of a pawn: an ending of kings and pawns with at least this evaluation counts as won. */
const LEAST_WON_ENDING = 400
/** In hundredths of a pawn: least loss by the engine for a claim that a draw threw away a win. */
const LEAST_WIN = 150
/** In the same unit: a king in the centre does not explain a larger loss. */
const MOST_FALL_FOR_CASTLING = 300
/** Longer mates are not mentioned if the played move also wins. */
const MOST_MOVES_OF_QUICK_MATE = 3
/** Longer mates are correct, but no player sees them coming. */
const LONGEST_MATE = 12

/** Why a move was bad: what it allowed, otherwise what it missed. `undefined` if nothing can be proved. */
export function findFault(question: Question): Claim | undefined {
  const claim = findProved(question) ?? findSecond(question)
  if (claim?.kind === 'mate') return withDistance(question, claim)
  return claim?.kind === 'material' ? withRecapture(claim) : claim
}

/** Players below this rating do not see mates of this length or more as a line. */
const FAR_AWAY = { rating: 1_400, moves: 5 } as const

const withDistance = ({ rating }: Question, claim: MateClaim): MateClaim =>
  rating !== undefined && rating < FAR_AWAY.rating && claim.moves >= FAR_AWAY.moves
    ? { ...claim, isFarAway: true }
    : claim

/** An inaccuracy needs a reason or nothing: some fact is true of every move. */
const findSecond = (question: Question): Claim | undefined =>
  question.isSlight === true || question.isReasonOnly === true ? undefined : findSight(question)

/** The first claim that explains the loss, from the gravest kind to the mildest. */
function findProved(question: Question): Claim | undefined {
  for (const find of FINDERS) {
    for (const found of find(question)) {
      const claim = lastingForm(question, found)
      if (claim && isReason(question, claim)) return claim
    }
  }
  return undefined
}

type Found = readonly Claim[]
const some = (...claims: readonly (Claim | undefined)[]): Found =>
  claims.filter((claim) => claim !== undefined)

/** Longer mates come after a piece that is simply taken: no beginner sees seven moves ahead, and everyone sees a queen. */
const MOST_MOVES_BEFORE_PIECE = 3

/** The mate that a move allowed, after the piece that it simply gave away if the mate is long. */
function allowedMateOrPiece(question: Question): Found {
  const mate = allowedMate(question)
  if (!mate || mate.moves <= MOST_MOVES_BEFORE_PIECE) return some(mate)
  const given = sure(question, allowedMaterial(question))
  const isPlain = given && isSimplyTaken(given) && given.key === 1 && given.gain >= ROLE_VALUE.n
  return some(isPlain ? given : undefined, mate)
}

const FINDERS: readonly ((question: Question) => Found)[] = [
  (question) => some(spoiltEnding(question)),
  allowedMateOrPiece,
  (question) => some(missedMate(question)),
  (question) => some(spoiltPawnEnding(question)),
  (question) => dearestFirst(question, allowedMaterial(question), missedMaterial(question)),
  // A changed result, or a right lost for good, comes before material that only best play wins.
  (question) => some(draw(question)),
  (question) => some(wrongTrade(question)),
  (question) => some(lostCastling(question)),
  (question) => dearestFirst(question, allowedByBestPlay(question), missedByBestPlay(question)),
  (question) => countedMaterial(question),
  (question) => some(threat(question)),
  (question) => some(hunt(question)),
  (question) => some(keyThreat(question)),
]

/**
 * The merit of a good move: mate, material that it wins, the return of a sacrifice, or the loss that the next best move would
 * have brought. `undefined` if it only maintains the balance.
 */
export function findMerit(question: Question): Claim | undefined {
  const { played, best } = question
  if (best.moves[0] !== makeUci(played)) return undefined
  return (centipawnsOf(best.score) < 0 ? undefined : findGain(question)) ?? onlyMove(question)
}

function findGain({ position, played, best, secondBest }: Question): Claim | undefined {
  const moves = readMoves(position, best.moves)
  if (moves === undefined) return undefined
  const mate = mateClaim('played', position, moves, best)
  if (mate) return mate
  const claim = materialClaim('played', position, moves, position.turn)
  if (claim?.key !== 0) return returned(position, played, moves)
  if (isSimplyTaken(claim)) return undefined
  const lead = secondBest ? centipawnsOf(best.score) - centipawnsOf(secondBest.score) : 0
  return claim.gain < TWO_PAWNS && 100 * makePawns(lead) < LEAST_LEAD_FOR_PAWN ? undefined : claim
}

/** The material that a sacrifice has regained by the end of the engine's line. */
function returned(position: Position, played: Move, moves: readonly Move[]): MaterialClaim | undefined {
  if (!isSacrifice(position, afterMoves(position, [played]))) return undefined
  return allByBestPlay('played', position, moves, position.turn).find(
    (claim) => claim.gain >= TWO_PAWNS && holds(claim),
  )
}

/** The loss after the next best move, if every other move is at least a mistake. */
function onlyMove({ position, best, secondBest }: Question): OnlyMoveClaim | undefined {
  if (!secondBest || winChanceOf(best.score) - winChanceOf(secondBest.score) < ONLY_MOVE) return undefined
  const [second] = readMoves(position, secondBest.moves) ?? []
  const [, ...rest] = secondBest.moves
  if (second === undefined || rest.length === 0) return undefined
  const answer = { score: opposedScore(secondBest.score), moves: rest }
  const instead: Question = { position, played: second, best, answer }
  const loss = allowedMate(instead) ?? sure(instead, allowedMaterial(instead))
  if (loss?.kind !== 'mate' && loss?.kind !== 'material') return undefined
  // The hypothetical move is not the player's fault.
  const told = loss.kind === 'material' && isOwnFault(loss.cause) ? { ...loss, cause: undefined } : loss
  return { kind: 'only-move', about: 'played', loss: told, proof: loss.proof }
}

const isOwnFault = (cause: MaterialClaim['cause']): boolean =>
  cause === 'moved-into' || cause === 'sacrificed' || cause === 'line-opened'

const opposedScore = (score: Score): Score =>
  score.type === 'mate'
    ? { type: 'mate', moves: 0 - score.moves }
    : { type: 'centipawns', value: 0 - score.value }

function allowedMate(question: Question): MateClaim | undefined {
  const { position, played, answer } = question
  if (answer?.score.type !== 'mate' || answer.score.moves <= 0) return undefined
  const moves = readMoves(position, [makeUci(played), ...answer.moves])
  const claim = moves && mateClaim('allowed', position, moves, answer)
  const warning = claim && warningOf(question, claim)
  return claim && (warning ? { ...claim, warning } : claim)
}

/** A quick mate that the player missed by playing another good move. */
export function findQuickerMate({ position, best }: Question): Claim | undefined {
  if (best.score.type !== 'mate' || best.score.moves > MOST_MOVES_OF_QUICK_MATE) return undefined
  const moves = readMoves(position, best.moves)
  return moves && mateClaim('missed', position, moves, best)
}

function missedMate({ position, played, best, answer }: Question): Claim | undefined {
  if (answer?.score.type === 'mate' && answer.score.moves < 0) return undefined
  if (best.moves[0] === makeUci(played)) return undefined
  const moves = readMoves(position, best.moves)
  return moves && mateClaim('missed', position, moves, best)
}

/** A solved ending whose result the move changed. The engine only decides whether it matters. */
function spoiltPawnEnding({ position, played, best, answer }: Question): Claim | undefined {
  if (!answer || fallOf(best, answer) < LEAST_ENDING_FALL) return undefined
  const reached = readMoves(position, [makeUci(played), ...answer.moves])
  const missed = readMoves(position, best.moves)
  const claim =
    (reached && reachesPawnEnding('allowed', position, reached, opposite(position.turn))) ??
    (missed && reachesPawnEnding('missed', position, missed, position.turn))
  return claim && proved(claim)
}

function mateClaim(
  about: About,
  position: Position,
  moves: readonly Move[],
  { score }: Variation,
): MateClaim | undefined {
  if (score.type !== 'mate' || score.moves <= 0 || score.moves > LONGEST_MATE) return undefined
  // The engine's line may stop short of the mate, for example if the hash table lost its end. Then nothing is proved.
  const length = about === 'allowed' ? score.moves * 2 : score.moves * 2 - 1
  const line = moves.slice(0, length)
  const end = afterMoves(position, line)
  if (line.length < length || !isMate(end)) return undefined
  return proved({
    kind: 'mate',
    about,
    moves: score.moves,
    backRank: isBackRankMate(end),
    proof: { start: makeFen(position), moves: line.map(makeUci) },
  })
}

/** One of the engine's lines trades all pieces and wins the pawn ending, and the other does not. */
function wrongTrade({ position, played, best, answer }: Question): TradeClaim | undefined {
  if (!answer || best.moves[0] === makeUci(played) || fallOf(best, answer) < LEAST_ENDING_FALL)
    return undefined
  const chosen = readMoves(position, [makeUci(played), ...answer.moves])
  const instead = readMoves(position, best.moves)
  if (!chosen || !instead) return undefined
  const allowed = isAheadBy(answer, LEAST_WON_ENDING) ? tradesAll('allowed', position, chosen) : undefined
  if (allowed && !tradesAll('allowed', position, instead)) return proved(allowed)
  const missed = isAheadBy(best, LEAST_WON_ENDING) ? tradesAll('missed', position, instead) : undefined
  return missed && !tradesAll('missed', position, chosen) ? proved(missed) : undefined
}

/** A move in a won game that allows a draw by repetition, or a move that missed such a draw in a lost game. */
function draw({ position, played, best, answer }: Question): DrawClaim | undefined {
  if (!answer || best.moves[0] === makeUci(played) || fallOf(best, answer) < LEAST_WIN) return undefined
  const allowed = isLevel(answer) && readMoves(position, [makeUci(played), ...answer.moves])
  const missed = isLevel(best) && readMoves(position, best.moves)
  const claim =
    (allowed && repeats('allowed', position, allowed)) || (missed && repeats('missed', position, missed))
  return claim ? proved(claim) : undefined
}

/** The engine scores draws as 0 or 1 centipawn. */
const isLevel = ({ score }: Variation): boolean => score.type === 'centipawns' && Math.abs(score.value) <= 1

/** If no material is lost: one of the engine's lines costs a king the right to castle, and the other does not. */
function lostCastling({ position, played, best, answer }: Question): CastlingClaim | undefined {
  const chosen = answer && readMoves(position, [makeUci(played), ...answer.moves])
  const instead = readMoves(position, best.moves)
  const fall = answer ? fallOf(best, answer) : 0
  if (!chosen || !instead || best.moves[0] === makeUci(played)) return undefined
  if (fall < 100 || fall > MOST_FALL_FOR_CASTLING) return undefined
  const mover = position.turn
  const allowed = losesCastling('allowed', position, chosen, opposite(mover))
  if (allowed && keepsCastling(position, instead, mover)) return proved(allowed)
  const missed = losesCastling('missed', position, instead, mover)
  return missed && keepsCastling(position, chosen, opposite(mover)) ? proved(missed) : undefined
}
