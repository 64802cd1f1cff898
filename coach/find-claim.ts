import { makeFen } from '#chess/fen.ts'
import { isCapture, moveFrom, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { opposite, type Color, type Move } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { Variation } from '#engine/protocol.ts'
import { attackersOf } from './attackers.ts'
import { isBackRankMate } from './back-rank.ts'
import { aheadIn, byBestPlay } from './best-play.ts'
import { keepsCastling, losesCastling } from './castling.ts'
import type {
  About,
  CastlingClaim,
  Cause,
  Claim,
  DrawClaim,
  MaterialClaim,
  ThreatClaim,
  TradeClaim,
} from './claim.ts'
import { isForced } from './defence.ts'
import { exchangeOn, isLightEnding, materialOf } from './material.ts'
import { explain } from './motif.ts'
import { isPassive } from './passive.ts'
import { reachesPawnEnding } from './pawn-ending.ts'
import { holds, isMate, tradeOf } from './proof.ts'
import { afterMoves, afterPass, readMoves } from './replay.ts'
import { repeats } from './repetition.ts'
import { threatens, threatensAsMuch } from './threat.ts'
import { tradesAll } from './trade.ts'
import { centipawnsOf, makePawns, opposed, winChanceOf, type WinChance } from './win-chance.ts'
import { winningLines, type WinningLine } from './winning-line.ts'

/** A move of a game with what the engine says before and after it; both from the view of the side to move there. */
export interface Question {
  /** Before the move. */
  readonly position: Position
  readonly played: Move
  readonly best: Variation
  /** The opponent's best answer; absent where the game is over by the rules. */
  readonly answer: Variation | undefined
  /** The next best moves instead of these two; absent where there is only one. */
  readonly secondBest?: Variation | undefined
  readonly secondAnswer?: Variation | undefined
  /** An inaccuracy. */
  readonly isSlight?: boolean
}

/**
 * The engine must lose at least this share of what a claim says is won: a line that wins a rook and hands over the attack
 * is no reason for a mistake.
 */
const SHARE = 0.4
/** More of it where nothing but the engine says that the line is the best. */
const BEST_PLAY_SHARE = 0.75
/** In hundredths of a pawn, as programs count: what the engine must lose where no more than a pawn is said to be won. */
const LEAST_FALL_FOR_PAWN = 160
const TWO_PAWNS = 200
/** In the same: by how much a move that wins no more than a pawn must be better than every other to be praised for it. */
const LEAST_LEAD_FOR_PAWN = 100
/** The winner's third move at the latest must be the one to show: what comes later cannot be said in a sentence. */
const LATEST_KEY = 4
/** What must at least be won, in centipawns, where other moves come before the one to show: by the number of those. */
const LEAST_LATER_GAIN = {
  allowed: [100, 100, 100, 200, 200],
  missed: [100, 200, 200, 200, 200],
  played: [100, 200, 200, 200, 200],
} as const satisfies Record<About, readonly number[]>
/** In centipawns, of a chance that begins with a quiet move and that no motif explains: other moves often win as much as a pawn. */
const LEAST_QUIET_GAIN = 200
/** A shorter line is easier to see and may win only this share of the dearest; what is not forced may lose as little. */
const NEARLY = 2 / 3
/** A queen that stands there to be taken is spoken of also where a fork of the next moves wins a rook more. */
const HALF = 1 / 2
/** In centipawns, where an ending that is solved was won or drawn and is no longer. */
const LEAST_ENDING_FALL = 200
/** In hundredths of a pawn: an ending of kings and pawns that is worth as much is won. */
const LEAST_WON_ENDING = 400
/** Of what a mistake gives away: so much must be the doing of the one move that threatens something. */
const THREAT_SHARE = 1 / 4
/** In hundredths of a pawn: what is less is no win that a draw throws away. */
const LEAST_WIN = 150
/** Longer mates are true, but nobody at the board sees them coming. */
const LONGEST_MATE = 12

/** Why a move was bad: what it allowed, else what it missed. `undefined` where nothing can be proved. */
export function findFault(question: Question): Claim | undefined {
  const claim = findProved(question)
  const isMissed = claim?.about === 'missed' && (claim.kind === 'mate' || claim.kind === 'material')
  return isMissed && isPassive(question.position, question.played, question.best)
    ? { ...claim, cause: 'passive' }
    : claim
}

function findProved(question: Question): Claim | undefined {
  return (
    allowedMate(question) ??
    missedMate(question) ??
    spoiltPawnEnding(question) ??
    dearer(sure(question, allowedMaterial(question)), sure(question, missedMaterial(question))) ??
    dearer(sure(question, allowedByBestPlay(question)), sure(question, missedByBestPlay(question))) ??
    wrongTrade(question) ??
    draw(question) ??
    lostCastling(question) ??
    threat(question)
  )
}

/**
 * What a good move does: mate, or material that it wins by itself. `undefined` where it only holds the balance, or where
 * the other side stands better all the same.
 */
export function findMerit({ position, played, best, secondBest }: Question): Claim | undefined {
  if (best.moves[0] !== makeUci(played) || centipawnsOf(best.score) < 0) return undefined
  const moves = readMoves(position, best.moves)
  if (moves === undefined) return undefined
  const mate = mateClaim('played', position, moves, best)
  if (mate) return mate
  const claim = materialClaim('played', position, moves, position.turn)
  if (claim?.key !== 0) return undefined
  const lead = secondBest ? centipawnsOf(best.score) - centipawnsOf(secondBest.score) : 0
  return claim.gain < TWO_PAWNS && 100 * makePawns(lead) < LEAST_LEAD_FOR_PAWN ? undefined : claim
}

/**
 * A pawn that the engine hardly misses is often won back by a quiet move that no line shows, and so little is at stake in an
 * inaccuracy that only what is won at once explains it.
 */
function sure(
  { best, answer, isSlight }: Question,
  claim: MaterialClaim | undefined,
): MaterialClaim | undefined {
  if (!claim || !answer) return claim
  const comesFirst = claim.key === (claim.about === 'allowed' ? 1 : 0)
  if (isSlight === true && !comesFirst) return undefined
  return claim.gain < TWO_PAWNS && fallOf(best, answer) < LEAST_FALL_FOR_PAWN ? undefined : claim
}

/** What is won if both were there: the dearer one is the one to speak of. */
function dearer(one: MaterialClaim | undefined, other: MaterialClaim | undefined): MaterialClaim | undefined {
  if (!one || !other) return one ?? other
  return other.gain > one.gain ? other : one
}

function allowedMate({ position, played, answer }: Question): Claim | undefined {
  if (answer?.score.type !== 'mate' || answer.score.moves <= 0) return undefined
  const moves = readMoves(position, [makeUci(played), ...answer.moves])
  return moves && mateClaim('allowed', position, moves, answer)
}

function missedMate({ position, played, best, answer }: Question): Claim | undefined {
  if (answer?.score.type === 'mate' && answer.score.moves < 0) return undefined
  if (best.moves[0] === makeUci(played)) return undefined
  const moves = readMoves(position, best.moves)
  return moves && mateClaim('missed', position, moves, best)
}

/** Of an ending that is solved the engine only says whether it matters: what was won, or drawn, before is so no longer. */
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
): Claim | undefined {
  if (score.type !== 'mate' || score.moves <= 0 || score.moves > LONGEST_MATE) return undefined
  // The engine's line may go on past what the table remembered, or stop short of the mate: then nothing is proved.
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

function allowedMaterial({ position, played, best, answer }: Question): MaterialClaim | undefined {
  if (!answer) return undefined
  const moves = readMoves(position, [makeUci(played), ...answer.moves])
  if (!moves) return undefined
  const winner = opposite(position.turn)
  const claim = materialClaim('allowed', position, moves, winner)
  if (!claim) return undefined
  // What was lost already, whatever was played, is not this move's doing.
  const anyway = readMoves(position, best.moves)
  const lostAnyway = (anyway && materialClaim('allowed', position, anyway, winner)?.gain) ?? 0
  const fall = fallOf(best, answer)
  if (claim.gain - lostAnyway < 100 || fall < SHARE * (claim.gain - lostAnyway)) return undefined
  return proved({ ...claim, cause: causeOf(position, played, moves, claim) })
}

function missedMaterial({ position, played, best, answer }: Question): MaterialClaim | undefined {
  if (!answer || best.moves[0] === makeUci(played)) return undefined
  const moves = readMoves(position, best.moves)
  if (!moves) return undefined
  const claim = materialClaim('missed', position, moves, position.turn)
  if (!claim) return undefined
  // What the move that was played wins as well was not missed.
  const instead = readMoves(position, [makeUci(played), ...answer.moves])
  const wonAnyway = (instead && materialClaim('missed', position, instead, position.turn)?.gain) ?? 0
  if (claim.gain - wonAnyway < 100) return undefined
  return fallOf(best, answer) >= SHARE * claim.gain && shows(best, position, claim, 1 / 2) ? claim : undefined
}

/** Where nothing can be shown to be forced: what both lines of the engine agree on, and its evaluations too. */
function allowedByBestPlay({ position, played, best, answer }: Question): MaterialClaim | undefined {
  const moves = answer && readMoves(position, [makeUci(played), ...answer.moves])
  const instead = readMoves(position, best.moves)
  if (!moves || !instead) return undefined
  const winner = opposite(position.turn)
  const claim = byBestPlay('allowed', position, moves, winner)
  if (!claim) return undefined
  const difference = claim.gain - aheadIn(position, instead, winner)
  return isAgreed(difference, best, answer) ? proved(claim) : undefined
}

function missedByBestPlay({ position, played, best, answer }: Question): MaterialClaim | undefined {
  const moves = readMoves(position, best.moves)
  const instead = answer && readMoves(position, [makeUci(played), ...answer.moves])
  if (!moves || !instead || best.moves[0] === makeUci(played)) return undefined
  const claim = byBestPlay('missed', position, moves, position.turn)
  if (!claim) return undefined
  const difference = claim.gain - aheadIn(position, instead, position.turn)
  if (!shows(best, position, claim, 1)) return undefined
  return isAgreed(difference, best, answer) ? proved(claim) : undefined
}

/** The last pieces go in one line of the engine, which wins, and stay in the other for as long. */
function wrongTrade({ position, played, best, answer }: Question): TradeClaim | undefined {
  if (!answer || best.moves[0] === makeUci(played) || fallOf(best, answer) < LEAST_ENDING_FALL)
    return undefined
  const chosen = readMoves(position, [makeUci(played), ...answer.moves])
  const instead = readMoves(position, best.moves)
  if (!chosen || !instead) return undefined
  const allowed = isWon(answer) ? tradesAll('allowed', position, chosen) : undefined
  if (allowed && !tradesAll('allowed', position, instead)) return proved(allowed)
  const missed = isWon(best) ? tradesAll('missed', position, instead) : undefined
  return missed && !tradesAll('missed', position, chosen) ? proved(missed) : undefined
}

const isWon = ({ score }: Variation): boolean => 100 * makePawns(centipawnsOf(score)) >= LEAST_WON_ENDING

/** A game that one side wins, and in which a move lets the other repeat the position; or that would have been saved so. */
function draw({ position, played, best, answer }: Question): DrawClaim | undefined {
  if (!answer || best.moves[0] === makeUci(played) || fallOf(best, answer) < LEAST_WIN) return undefined
  const allowed = isLevel(answer) && readMoves(position, [makeUci(played), ...answer.moves])
  const missed = isLevel(best) && readMoves(position, best.moves)
  const claim =
    (allowed && repeats('allowed', position, allowed)) || (missed && repeats('missed', position, missed))
  return claim ? proved(claim) : undefined
}

/** The engine's own word for a draw. */
const isLevel = ({ score }: Variation): boolean => score.type === 'centipawns' && Math.abs(score.value) <= 1

/** Where no material is lost: the king has to move before it has castled in one line of the engine, and in the other it need not. */
function lostCastling({ position, played, best, answer }: Question): CastlingClaim | undefined {
  const chosen = answer && readMoves(position, [makeUci(played), ...answer.moves])
  const instead = readMoves(position, best.moves)
  if (!chosen || !instead || best.moves[0] === makeUci(played) || fallOf(best, answer) < 100) return undefined
  const mover = position.turn
  const allowed = losesCastling('allowed', position, chosen, opposite(mover))
  if (allowed && keepsCastling(position, instead, mover)) return proved(allowed)
  const missed = losesCastling('missed', position, instead, mover)
  return missed && keepsCastling(position, chosen, opposite(mover)) ? proved(missed) : undefined
}

/**
 * Where nothing is lost yet: what the best answer threatens, or the better move would have. The other move must not bring it about, and
 * no second move of the same side be nearly as good.
 */
function threat(question: Question): ThreatClaim | undefined {
  const { position, played, best, answer } = question
  const [better] = best.moves
  const [reply] = answer?.moves ?? []
  if (!answer || !better || !reply || better === makeUci(played) || fallOf(best, answer) < 100)
    return undefined
  const least = THREAT_SHARE * (winChanceOf(best.score) - winChanceOf(opposed(answer.score)))
  const chosen = readMoves(position, [makeUci(played), reply])
  const allowed = chosen && threatens('allowed', position, chosen)
  const anyway = readMoves(position, [better, reply])
  const isNew = allowed && !(anyway && threatensAsMuch(position, anyway, allowed))
  if (isNew && isAhead(answer, question.secondAnswer, least)) return proved(allowed)
  const instead = readMoves(position, [better])
  const missed = instead && threatens('missed', position, instead)
  // Whoever carried it out at once has seen it.
  const isMissed =
    missed && missed.threat.moves[0] !== makeUci(played) && !threatensAsMuch(position, [played], missed)
  return isMissed && isAhead(best, question.secondBest, least) ? proved(missed) : undefined
}

const isAhead = (first: Variation, second: Variation | undefined, least: WinChance): boolean =>
  second === undefined || winChanceOf(first.score) - winChanceOf(second.score) >= least

/**
 * Is the evaluation ahead of the count by so much of what a chance would win? It is not where the king pays for a pawn, or where a
 * rook that takes back another only lessens what the other side has won.
 */
const shows = ({ score }: Variation, position: Position, { gain }: MaterialClaim, share: number): boolean =>
  100 * makePawns(centipawnsOf(score)) - materialOf(position, position.turn) >= share * gain

/** Does the engine lose nearly as much as the count, when what would have come anyway is left out? */
const isAgreed = (difference: number, best: Variation, answer: Variation): boolean =>
  difference >= 100 && fallOf(best, answer) >= Math.max(100, BEST_PLAY_SHARE * difference)

/** In hundredths of a pawn, as the count of material is. */
const fallOf = (best: Variation, answer: Variation): number =>
  100 * makePawns(centipawnsOf(best.score) + centipawnsOf(answer.score))

/**
 * The gain that is seen most easily among the dearest: what a long line wins at its end can often not be explained, and what it
 * wins at once can.
 */
function materialClaim(
  about: About,
  position: Position,
  moves: readonly Move[],
  winner: Color,
): MaterialClaim | undefined {
  // What a bad move gave up itself belongs to the line, what it is answered by explains it.
  const from = about === 'allowed' ? 1 : 0
  const claims = winningLines(position, moves, winner, from + 1).flatMap(
    (line) => explained(about, from, position, line, winner) ?? [],
  )
  const [dearest] = claims
  return claims
    .filter((claim) => claim.gain >= (isAtOnce(claim, from) ? HALF : NEARLY) * dearest!.gain)
    .toSorted((one, other) => obscurity(one) - obscurity(other))[0]
}

/** One capture, and nothing more to be seen. */
const isAtOnce = ({ motif, key }: MaterialClaim, from: number): boolean =>
  motif === 'hanging-piece' && key === from

/** The longer the line, the harder to see; a line that no motif explains is harder still. */
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

/** Only what the rules confirm is a claim. */
const proved = <C extends Claim>(claim: C): C | undefined => (holds(claim) ? claim : undefined)

function causeOf(
  position: Position,
  played: Move,
  line: readonly Move[],
  { victim, key }: MaterialClaim,
): Cause | undefined {
  const loser = position.turn
  if (victim.square === moveTo(played)) return 'moved-into'
  const stood = position.pieceAt(victim.square)
  if (stood?.color !== loser || stood.role !== victim.role) return undefined
  const guards = attackersOf(position, victim.square, loser)
  if (guards.includes(moveFrom(played))) {
    if (!attackersOf(afterMoves(position, [played]), victim.square, loser).includes(moveTo(played)))
      return 'left-unguarded'
  }
  // Could the same piece have been won if the mover had passed? Then the threat stood on the board already.
  if (key === 1 && moveTo(line[1]!) === victim.square && !position.isCheck()) {
    if (exchangeOn(afterPass(position), victim.square) >= 100) return 'threat-ignored'
  }
  return undefined
}
