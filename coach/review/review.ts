import { makeFen } from '#chess/fen.ts'
import type { Line } from '#chess/line.ts'
import { capturedPiece, legalMoves, moveTo } from '#chess/moves.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import { makeSan } from '#chess/san.ts'
import type { Score } from '#engine/protocol.ts'
import type { Color, Move, Result, San, Uci } from '#chess/types.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import { gameAccuracy } from '#coach/judging/accuracy.ts'
import { keepsWorth } from '#coach/judging/best-move.ts'
import { LEAST_RATING_FOR_BOOK, leavesBook } from '#coach/claims/book.ts'
import type { BookMove, Claim } from '#coach/claims/claim.ts'
import { findFault, findMerit, findQuickerMate } from '#coach/finding/find-claim.ts'
import type { ExactProbe } from '#coach/judging/exact.ts'
import { withHindsight } from '#coach/judging/hindsight.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import { exchangeOn } from '#coach/claims/material.ts'
import { classify, isError, MOVE_CLASSES, type MoveClass } from '#coach/judging/move-class.ts'
import { phasesOf, type Phase } from '#coach/judging/phases.ts'
import { isSacrifice } from '#coach/claims/sacrifice.ts'
import { strengthFacts, strengthRange, type StrengthRange } from '#coach/judging/strength.ts'
import { turningPointOf, type KnownEnding } from '#coach/judging/turning-point.ts'
import {
  centipawnsOf,
  makePawns,
  opposed,
  winChanceOf,
  type WinChance,
  type Worth,
} from '#coach/judging/win-chance.ts'

/** A game with the engine's judgement of each position: one more than there are moves. */
export interface JudgedGame {
  readonly line: Line
  readonly judgements: readonly Judgement[]
  /** How many moves, counted from the first, belong to a line of the openings table. */
  readonly bookPlies: number
  /** The moves that people play instead of the first move after the book. */
  readonly bookMoves?: readonly BookMove[]
  /** If absent, a side's strength is estimated from the game. */
  readonly ratings?: SideRatings | undefined
  /** If absent, the side that stands lost after the last move counts as the loser. */
  readonly ending?: KnownEnding | undefined
  /** Exact results of endings, for claims about moves that change them. */
  readonly exact?: ExactProbe | undefined
  /** Leaves out sentences that are true of a mistake without being its reason. */
  readonly isReasonOnly?: boolean | undefined
}

export type SideRatings = Readonly<Record<Color, number | undefined>>

export interface MoveReview {
  readonly color: Color
  readonly move: Uci
  readonly san: San
  readonly moveClass: MoveClass
  /** From White's view. */
  readonly before: Worth
  readonly after: Worth
  /** The drop in the mover's winning chances, in percentage points. */
  readonly loss: WinChance
  /** The engine's choice; the same as `move` if that was played. */
  readonly best: { readonly move: Uci; readonly san: San }
  /** Why the move was bad, or what makes it good, if the rules can prove it. */
  readonly claim: Claim | undefined
}

export interface Review {
  readonly moves: readonly MoveReview[]
  /** White's chances, before the first move and after each move. */
  readonly chances: readonly WinChance[]
  readonly phases: readonly Phase[]
  /** Absent for a side with too few moves; see accuracy.ts. */
  readonly accuracy: Record<Color, number | undefined>
  /** The rating range of players with games like this one; absent if the game gives too little evidence. */
  readonly strength: Record<Color, StrengthRange | undefined>
  readonly counts: Record<Color, Record<MoveClass, number>>
  /** The mistake that decided the game, as an index of `moves`; absent if no single move did. See turning-point.ts. */
  readonly turningPoint: number | undefined
}

type ReviewError = 'ERR_REVIEW_JUDGEMENTS'

/** Combines the engine, the rules and the openings. Pure: the same judgements give the same review on every machine. */
export function reviewGame(game: JudgedGame): Result<Review, ReviewError> {
  if (game.judgements.length !== game.line.length + 1) {
    return { ok: false, error: 'ERR_REVIEW_JUDGEMENTS', detail: `${game.judgements.length}` }
  }
  const { line } = game
  const positions = game.judgements.map((_, ply) => line.positionAt(ply))
  const corrected = withHindsight(line.ucis(), game.judgements)
  const white = worthsOf(positions, corrected)
  if (!white) return { ok: false, error: 'ERR_REVIEW_JUDGEMENTS' }
  const chances = white.map(winChanceOf)
  const first = line.sideToMoveAt(0)
  const facts = strengthFacts(chances, first)
  const strength = { w: strengthRange(facts.w), b: strengthRange(facts.b) }
  const ratingOf = (color: Color): number | undefined => game.ratings?.[color] ?? middleOf(strength[color])
  // An unknown strength counts as low.
  const speaksOfBook = (color: Color): boolean => (ratingOf(color) ?? 0) >= LEAST_RATING_FOR_BOOK
  const moves = line.moves.map((move, index) =>
    reviewMoment({
      ...{ move, previous: positions[index - 1], position: positions[index]!, next: positions[index + 1]! },
      ...{ judged: game.judgements[index]!, answered: corrected[index + 1]! },
      ...{ before: white[index]!, after: white[index + 1]!, inBook: index < game.bookPlies },
      exact: game.exact,
      isReasonOnly: game.isReasonOnly,
      rating: ratingOf(positions[index]!.turn),
      bookMoves:
        index === game.bookPlies && speaksOfBook(positions[index]!.turn) ? game.bookMoves : undefined,
    }),
  )
  return {
    ok: true,
    value: {
      moves,
      chances,
      phases: phasesOf(positions),
      accuracy: gameAccuracy(chances, first),
      strength,
      counts: { w: countOf(moves, 'w'), b: countOf(moves, 'b') },
      turningPoint: turningPointOf(moves, game.ending),
    },
  }
}

const middleOf = (range: StrengthRange | undefined): number | undefined =>
  range && (range.from + range.to) / 2

/** A line with the engine's judgements before and after its last move. */
export interface JudgedMove extends Pick<JudgedGame, 'line' | 'bookPlies' | 'exact' | 'isReasonOnly'> {
  readonly before: Judgement
  readonly after: Judgement
}

/** Reviews only the last move of a line, when the other moves have not been judged. */
export function reviewLastMove({
  line,
  bookPlies,
  before,
  after,
  exact,
  isReasonOnly,
}: JudgedMove): Result<MoveReview, ReviewError> {
  const index = line.length - 1
  const move = line.moves[index]
  if (move === undefined) return { ok: false, error: 'ERR_REVIEW_JUDGEMENTS' }
  const [position, next] = [line.positionAt(index), line.positionAt()]
  const white = worthsOf([position, next], [before, after])
  if (!white) return { ok: false, error: 'ERR_REVIEW_JUDGEMENTS' }
  const moment = {
    ...{ move, previous: index === 0 ? undefined : line.positionAt(index - 1), position, next },
    ...{ judged: before, answered: after, inBook: index < bookPlies },
    ...{ before: white[0]!, after: white[1]!, exact, isReasonOnly },
  }
  return { ok: true, value: reviewMoment(moment) }
}

/** Worth of each position from White's view; `undefined` if any position has no judgement. */
function worthsOf(
  positions: readonly Position[],
  judgements: readonly Judgement[],
): readonly Worth[] | undefined {
  const worths: Worth[] = []
  for (const [index, position] of positions.entries()) {
    const score = scoreFor(position, judgements[index]!)
    if (!score) return undefined
    worths.push(position.turn === 'w' ? score : opposed(score))
  }
  return worths
}

/** From the view of the side to move. An outcome by the rules takes precedence over the engine's score. */
function scoreFor(position: Position, judgement: Judgement): Worth | undefined {
  const outcome = outcomeOf(position)
  if (outcome) return { type: 'over', points: outcome.winner === undefined ? 0.5 : 0 }
  return judgement.variations[0]?.score
}

/** A move with the positions before and after it and their judgements. */
interface Moment {
  readonly move: Move
  readonly previous: Position | undefined
  readonly position: Position
  readonly next: Position
  readonly judged: Judgement
  readonly answered: Judgement
  /** From White's view. */
  readonly before: Worth
  readonly after: Worth
  readonly inBook: boolean
  /** Only for the first move after the book: the moves that people play instead. */
  readonly bookMoves?: readonly BookMove[] | undefined
  readonly exact: ExactProbe | undefined
  readonly isReasonOnly: boolean | undefined
  readonly rating?: number | undefined
}

function reviewMoment(moment: Moment): MoveReview {
  const { move, previous, position, next } = moment
  const color = position.turn
  const [best, second] = moment.judged.variations
  const text = makeUci(move)
  // Evaluations read from a PGN come without the best move.
  const bestUci = best!.moves[0] ?? text
  const mine = (worth: Worth): Worth => (color === 'w' ? worth : opposed(worth))
  const before = winChanceOf(mine(moment.before))
  const after = winChanceOf(mine(moment.after))
  // The shorter search of the second move may have overlooked the same as the search of the best move.
  const overlooked = Math.max(0, before - winChanceOf(best!.score))
  const isChoice = best!.moves[0] === text
  const isBest = isChoice || keepsWorth(best!.score, mine(moment.after), second?.moves[0] === text)
  const outcome = outcomeOf(next)
  const isObviousMove = isObvious(position, previous, move)
  const moveClass = classify({
    inBook: moment.inBook,
    isChoice,
    isBest,
    legalMoves: legalMoves(position).length,
    before,
    after,
    fall: fallTo(best!.score, mine(moment.after)),
    second: second && winChanceOf(second.score) + overlooked,
    isSacrifice: isSacrifice(position, next),
    isObvious: isObviousMove || outcome?.winner !== undefined,
  })
  const question = {
    previous,
    position,
    played: move,
    best: best!,
    answer: outcome ? undefined : moment.answered.variations[0],
    secondBest: second,
    secondAnswer: moment.answered.variations[1],
    isSlight: moveClass === 'inaccuracy',
    exact: moment.exact,
    isReasonOnly: moment.isReasonOnly,
    rating: moment.rating,
  }
  const bestMove = parseUci(position, bestUci)
  return {
    color,
    move: text,
    san: makeSan(position, move),
    moveClass,
    before: moment.before,
    after: moment.after,
    loss: isBest ? 0 : Math.max(0, before - after),
    best: { move: bestUci, san: bestMove.ok ? makeSan(position, bestMove.value) : bestUci },
    // Computed on demand: a proof costs milliseconds, and accuracies and classes do not need it.
    get claim() {
      const reason = isFault(moveClass)
        ? once(moment, 'fault', () => markDisputed(findFault(question), moment.answered))
        : isPraised(moveClass, isObviousMove)
          ? once(moment, 'merit', () => findMerit(question))
          : once(moment, 'mate', () => (isBest ? undefined : findQuickerMate(question)))
      if (reason || !isBookBetter(moveClass)) return reason
      return leavesBook(position, text, moment.bookMoves ?? [])
    },
  }
}

/** In hundredths of a pawn; 0 if the rules have ended the game, whose points the chances show. */
const fallTo = (best: Score, after: Worth): number =>
  after.type === 'over' ? 0 : 100 * makePawns(centipawnsOf(best) - centipawnsOf(after))

/** Marks a claim whose line of best play includes a move that only the game speaks for. */
function markDisputed(claim: Claim | undefined, { disputed }: Judgement): Claim | undefined {
  if (disputed === undefined || claim?.kind !== 'material' || claim.about !== 'allowed') return claim
  // The proof begins with the judged move.
  const isQuoted = claim.motif === 'best-play' && disputed + 1 < claim.proof.moves.length
  return isQuoted ? { ...claim, isDisputed: true } : claim
}

interface FoundClaim {
  readonly answered: Judgement
  readonly asked: string
  readonly exact: ExactProbe | undefined
  readonly claim: Claim | undefined
}

const foundClaims = new WeakMap<Judgement, FoundClaim>()

/** Caches the claim, because a page reviews its game again each time another position has been judged. */
function once(
  { judged, answered, position, move, exact, isReasonOnly, rating }: Moment,
  what: 'fault' | 'merit' | 'mate',
  find: () => Claim | undefined,
): Claim | undefined {
  const asked = `${what} ${isReasonOnly === true} ${rating ?? 0} ${makeFen(position)} ${makeUci(move)}`
  const known = foundClaims.get(judged)
  if (known?.answered === answered && known.asked === asked && known.exact === exact) return known.claim
  const claim = find()
  foundClaims.set(judged, { answered, asked, exact, claim })
  return claim
}

const isFault = (moveClass: MoveClass): boolean => isError(moveClass) || moveClass === 'inaccuracy'

/**
 * True if not playing a book move is worth mentioning. The table lacks many good moves, and a mistake needs a better reason
 * than leaving the book.
 */
const isBookBetter = (moveClass: MoveClass): boolean => moveClass === 'good' || moveClass === 'inaccuracy'

/** Obvious moves earn no praise. */
const isPraised = (moveClass: MoveClass, isObviousMove: boolean): boolean =>
  moveClass === 'brilliant' || moveClass === 'great' || (moveClass === 'best' && !isObviousMove)

/** True if the move recaptures on the square of the opponent's last capture, or wins material by a plain exchange. */
function isObvious(position: Position, previous: Position | undefined, move: Move): boolean {
  if (!capturedPiece(move)) return false
  const last = position.lastMove
  const retakes =
    previous !== undefined && last !== undefined && moveTo(last) === moveTo(move) && capturedPiece(last)
  return Boolean(retakes) || exchangeOn(position, moveTo(move)) >= 200
}

function countOf(moves: readonly MoveReview[], color: Color): Record<MoveClass, number> {
  const counts = Object.fromEntries(MOVE_CLASSES.map((each) => [each, 0])) as Record<MoveClass, number>
  for (const move of moves) if (move.color === color) counts[move.moveClass]++
  return counts
}
