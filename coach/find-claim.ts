import { makeFen } from '#chess/fen.ts'
import { afterMoves, afterPass, readMoves } from '#chess/line.ts'
import { isCapture, legalMoves, moveFrom, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { opposite, type Color, type Move, type Square } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { Score, Variation } from '#engine/protocol.ts'
import { attackersOf, reachOf } from '#chess/attackers.ts'
import { isBackRankMate } from './back-rank.ts'
import { aheadIn, allByBestPlay, byBestPlay } from './best-play.ts'
import { keepsCastling, losesCastling } from './castling.ts'
import type {
  About,
  CastlingClaim,
  Cause,
  Claim,
  DrawClaim,
  MateClaim,
  MaterialClaim,
  OnlyMoveClaim,
  Proof,
  TradeClaim,
} from './claim.ts'
import { isForced } from './defence.ts'
import { exchangeOn, isLightEnding, materialOf, ROLE_VALUE, settledFor } from './material.ts'
import { explain, forkAfter } from './motif.ts'
import { hunt, keyThreat, threat } from './find-threat.ts'
import { ONLY_MOVE } from './move-class.ts'
import { isPassive } from './passive.ts'
import { reachesPawnEnding } from './pawn-ending.ts'
import { holds, isMate, proved, tradeOf } from './proof.ts'
import type { Question } from './question.ts'
import { countedShare, explainsLoss, fallOf, isReason, LEAST_COUNTED } from './reason.ts'
import { repeats } from './repetition.ts'
import { isSacrifice } from './sacrifice.ts'
import { tradesAll } from './trade.ts'
import { warningOf } from './warning.ts'
import { centipawnsOf, makePawns, winChanceOf } from './win-chance.ts'
import { winningLines, type WinningLine } from './winning-line.ts'

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
/** In the same unit: a move that wins only a pawn is praised if it is better than every other move by at least this much. */
const LEAST_LEAD_FOR_PAWN = 100
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
/** If two facts explain the loss only together, each must account for at least this share. */
const LEAST_OF_PAIR = 1 / 6
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
/**
 * A sacrifice loses at most this share of the material given up, by the engine's evaluation; an oversight has no
 * compensation.
 */
const MOST_PAID = 0.8
/** Longer mates are correct, but no player sees them coming. */
const LONGEST_MATE = 12

/** Why a move was bad: what it allowed, otherwise what it missed. `undefined` if nothing can be proved. */
export function findFault(question: Question): Claim | undefined {
  const claim = findProved(question)
  const isMissed = claim?.about === 'missed' && (claim.kind === 'mate' || claim.kind === 'material')
  return isMissed && isPassive(question.position, question.played, question.best)
    ? { ...claim, cause: 'passive' }
    : claim
}

/** The first claim that explains the loss, from the gravest kind to the mildest. */
function findProved(question: Question): Claim | undefined {
  for (const find of FINDERS) {
    const claim = find(question).find((each) => isReason(question, each))
    if (claim) return claim
  }
  return undefined
}

type Found = readonly Claim[]
const some = (...claims: readonly (Claim | undefined)[]): Found =>
  claims.filter((claim) => claim !== undefined)

const FINDERS: readonly ((question: Question) => Found)[] = [
  (question) => some(allowedMate(question)),
  (question) => some(missedMate(question)),
  (question) => some(spoiltPawnEnding(question)),
  (question) => dearestFirst(question, allowedMaterial(question), missedMaterial(question)),
  (question) => dearestFirst(question, allowedByBestPlay(question), missedByBestPlay(question)),
  (question) => countedMaterial(question),
  (question) => some(wrongTrade(question)),
  (question) => some(draw(question)),
  (question) => some(lostCastling(question)),
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
  const told =
    loss.cause === 'moved-into' || loss.cause === 'sacrificed' ? { ...loss, cause: undefined } : loss
  return { kind: 'only-move', about: 'played', loss: told, proof: loss.proof }
}

const opposedScore = (score: Score): Score =>
  score.type === 'mate'
    ? { type: 'mate', moves: 0 - score.moves }
    : { type: 'centipawns', value: 0 - score.value }

/**
 * Filters out uncertain claims. If the engine hardly misses a pawn, a quiet move outside the line often wins it back; and an
 * inaccuracy loses so little that only an immediate gain explains it.
 */
function sure(
  { best, answer, isSlight }: Question,
  claim: MaterialClaim | undefined,
): MaterialClaim | undefined {
  if (!claim || !answer) return claim
  const comesFirst = claim.key === (claim.about === 'allowed' ? 1 : 0)
  if (isSlight === true && !comesFirst) return undefined
  const least = comesFirst && isSimplyTaken(claim) ? LEAST_FALL_FOR_PAWN.atOnce : LEAST_FALL_FOR_PAWN.later
  return claim.gain < TWO_PAWNS && fallOf(best, answer) < least ? undefined : claim
}

/** True if the played move takes the very piece that the claim says was missed, and the claim gains no more than that. */
const takes = (played: Move, { victim, gain }: MaterialClaim): boolean =>
  isCapture(played) && moveTo(played) === victim.square && gain <= ROLE_VALUE[victim.role]

/** The claims that are certain enough to state, largest gain first. */
function dearestFirst(question: Question, ...claims: readonly (MaterialClaim | undefined)[]): Found {
  return claims
    .flatMap((claim) => sure(question, claim) ?? [])
    .toSorted((one, other) => other.gain - one.gain)
}

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
    cause: undefined,
    proof: { start: makeFen(position), moves: line.map(makeUci) },
  })
}

function allowedMaterial(question: Question): MaterialClaim | undefined {
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
  const onlySaves = claim.motif === 'promotion' && !isAheadBy(answer, 100)
  const told = takenAtOnce(position, played, claim) ?? claim
  const cause = causeOf(question, told)
  const warning = cause === 'threat-ignored' ? warningBefore(question, told) : warningOf(question, told)
  return proved({ ...told, cause, ...(warning && { warning }), ...(onlySaves && { onlySaves }) })
}

function missedMaterial(question: Question): MaterialClaim | undefined {
  const { position, played, best, answer } = question
  if (!answer || best.moves[0] === makeUci(played)) return undefined
  const moves = readMoves(position, best.moves)
  if (!moves) return undefined
  const claim = explainingClaim('missed', position, moves, question)
  if (!claim || takes(played, claim)) return undefined
  // Material that the played move wins too was not missed.
  const instead = readMoves(position, [makeUci(played), ...answer.moves])
  const wonAnyway = (instead && materialClaim('missed', position, instead, position.turn)?.gain) ?? 0
  if (claim.gain - wonAnyway < 100) return undefined
  return fallOf(best, answer) >= SHARE * claim.gain && shows(best, position, claim, 1 / 2) ? claim : undefined
}

/** For unforced gains: both of the engine's lines and its evaluations must agree on the gain. */
function allowedByBestPlay(question: Question): MaterialClaim | undefined {
  const { position, played, best, answer } = question
  const moves = answer && readMoves(position, [makeUci(played), ...answer.moves])
  const instead = readMoves(position, best.moves)
  if (!moves || !instead) return undefined
  const winner = opposite(position.turn)
  const claim = byBestPlay('allowed', position, moves, winner)
  if (!claim || !explainsLoss(question, claim)) return undefined
  const difference = claim.gain - aheadIn(position, instead, winner)
  return isAgreed(difference, best, answer) ? proved(claim) : undefined
}

function missedByBestPlay(question: Question): MaterialClaim | undefined {
  const { position, played, best, answer } = question
  const moves = readMoves(position, best.moves)
  const instead = answer && readMoves(position, [makeUci(played), ...answer.moves])
  if (!moves || !instead || best.moves[0] === makeUci(played)) return undefined
  const claim = byBestPlay('missed', position, moves, position.turn)
  if (!claim || takes(played, claim) || !explainsLoss(question, claim)) return undefined
  const difference = claim.gain - aheadIn(position, instead, position.turn)
  if (!shows(best, position, claim, 1)) return undefined
  return isAgreed(difference, best, answer) ? proved(claim) : undefined
}

/**
 * Other gains in the engine's lines, if the material count of both explains the loss: first those with a motif, then longer
 * lines.
 */
function countedMaterial(question: Question): Found {
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
function materialOfLines({ position, played, best, answer }: Question): readonly MaterialClaim[] {
  const chosen = answer && readMoves(position, [makeUci(played), ...answer.moves])
  const instead = readMoves(position, best.moves)
  if (!chosen || !instead || best.moves[0] === makeUci(played)) return []
  const mover = position.turn
  const missed = (claims: readonly MaterialClaim[]) => claims.filter((claim) => !takes(played, claim))
  return [
    ...explainedClaims('allowed', position, chosen, opposite(mover)),
    ...missed(explainedClaims('missed', position, instead, mover)),
    ...allByBestPlay('allowed', position, chosen, opposite(mover)),
    ...missed(allByBestPlay('missed', position, instead, mover)),
  ].filter((claim) => holds(claim))
}

/** True if the engine's evaluation falls by enough of the claimed gain, and already includes a missed gain. */
function isBelievable({ position, best, answer }: Question, claim: MaterialClaim, also = 0): boolean {
  if (!answer || fallOf(best, answer) < BEST_PLAY_SHARE * (claim.gain + also)) return false
  return claim.about === 'allowed' || shows(best, position, claim, 1)
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

/** True if the score is at least `least`, in hundredths of a pawn. */
const isAheadBy = ({ score }: Variation, least: number): boolean =>
  100 * makePawns(centipawnsOf(score)) >= least

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

/**
 * True if the evaluation exceeds the material count by at least `share` of the claimed gain. It does not if the king's safety
 * pays for a pawn, or if a rook that recaptures only reduces the other side's gain.
 */
const shows = ({ score }: Variation, position: Position, { gain }: MaterialClaim, share: number): boolean =>
  100 * makePawns(centipawnsOf(score)) - materialOf(position, position.turn) >= share * gain

/** True if the engine's loss is close to the material difference, which excludes what would have happened anyway. */
const isAgreed = (difference: number, best: Variation, answer: Variation): boolean =>
  difference >= 100 && fallOf(best, answer) >= Math.max(100, BEST_PLAY_SHARE * difference)

/** A gain as large as the loss; otherwise a smaller gain together with the moves after it. */
function explainingClaim(
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

/** The line beyond the key move, if the winner's next moves check or capture: otherwise it shows the player nothing. */
function restOf(
  position: Position,
  moves: readonly Move[],
  { key, proof }: MaterialClaim,
): Proof | undefined {
  const line = moves.slice(0, key + 1 + REST)
  const hasKey = line.slice(0, key + 1).every((move, index) => makeUci(move) === proof.moves[index])
  const played = afterMoves(position, line.slice(0, key + 1))
  const isSharp = line.slice(key + 1).filter((move, index) => {
    played.make(move)
    return index % 2 === 1 && (isCapture(move) || played.isCheck())
  })
  return hasKey && isSharp.length > 0 ? { start: makeFen(position), moves: line.map(makeUci) } : undefined
}

/**
 * The easiest to see among the largest gains: a gain at the end of a long line often has no explanation, and an immediate one
 * does. Only claims that pass `isWanted` count.
 */
function materialClaim(
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

function explainedClaims(
  about: About,
  position: Position,
  moves: readonly Move[],
  winner: Color,
): readonly MaterialClaim[] {
  // If a claim is about what a bad move allowed, that move is the first of the line, and the opponent's answer explains the
  // gain.
  const from = about === 'allowed' ? 1 : 0
  return winningLines(position, moves, winner, from + 1).flatMap(
    (line) => explained(about, from, position, line, winner) ?? [],
  )
}

/** Any player would find these captures, so they earn no praise. */
const isSimplyTaken = ({ motif }: MaterialClaim): boolean => motif === 'hanging-piece' || motif === 'exchange'

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
  line: WinningLine,
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
  return proved({
    kind: 'material',
    about,
    gain: line.gain,
    won,
    lost,
    ...explanation,
    key: key + from,
    cause: undefined,
    proof: { start: makeFen(position), moves: line.moves.map(makeUci) },
  })
}

/**
 * The same piece taken at once, if that is legal and wins nearly as much: an engine's line may play other moves first, which
 * only makes the sentence longer.
 */
function takenAtOnce(
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

/** The opponent's last move, if it made the capture possible. */
function warningBefore({ previous, position }: Question, { victim }: MaterialClaim): Proof | undefined {
  const last = position.lastMove
  if (!previous || last === undefined || exchangeOn(previous, victim.square) >= 100) return undefined
  return { start: makeFen(previous), moves: [makeUci(last)] }
}

/**
 * True if the move gives the piece up on purpose, because other moves keep it or because it attacks a more valuable one, and
 * the engine's evaluation falls clearly less than the material count.
 */
function isPaidFor({ position, played, best, answer }: Question, gain: number): boolean {
  const next = afterMoves(position, [played])
  if (!answer || fallOf(best, answer) > MOST_PAID * gain) return false
  return isSacrifice(position, next) || attacksMore(next, moveTo(played))
}

/** True if the piece on the square attacks a more valuable one, or gives check. */
function attacksMore(position: Position, square: Square): boolean {
  const { role, color } = position.pieceAt(square)!
  return reachOf(position, square).some((target) => {
    const piece = position.pieceAt(target)
    if (piece === undefined || piece.color === color) return false
    return piece.role === 'k' || ROLE_VALUE[piece.role] > ROLE_VALUE[role]
  })
}

function causeOf(
  question: Question,
  { motif, victim, by, key, gain, proof }: MaterialClaim,
): Cause | undefined {
  const { position, played } = question
  const loser = position.turn
  const line = readMoves(position, proof.moves)!
  if (victim.square === moveTo(played)) return isPaidFor(question, gain) ? 'sacrificed' : 'moved-into'
  const stood = position.pieceAt(victim.square)
  if (stood?.color !== loser || stood.role !== victim.role) return undefined
  const guards = attackersOf(position, victim.square, loser)
  // A defended piece is also lost if a cheaper one captures it.
  const isGuarded = motif !== 'exchange' || ROLE_VALUE[by.role] >= ROLE_VALUE[victim.role]
  if (isGuarded && guards.includes(moveFrom(played))) {
    if (!attackersOf(afterMoves(position, [played]), victim.square, loser).includes(moveTo(played)))
      return 'left-unguarded'
  }
  // If the same piece could have been won had the mover passed, the threat was already on the board.
  if (key === 1 && moveTo(line[1]!) === victim.square && !position.isCheck()) {
    if (exchangeOn(afterPass(position), victim.square) >= 100) return 'threat-ignored'
  }
  return undefined
}
