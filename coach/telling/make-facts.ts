import { positionOfFen } from '#chess/fen.ts'
import { afterMoves, readMoves } from '#chess/line.ts'
import { legalMoves, movedPiece } from '#chess/moves.ts'
import { parseSquare } from '#chess/squares.ts'
import { opposite, type Color, type San, type SquareName } from '#chess/types.ts'
import { MOST_BOOK_MOVES } from '#coach/claims/book.ts'
import type {
  BookClaim,
  CastlingClaim,
  Claim,
  DrawClaim,
  EndingClaim,
  MateClaim,
  MaterialClaim,
  PawnEndingClaim,
  Proof,
  SightClaim,
} from '#coach/claims/claim.ts'
import type { HiddenChance, Fact, FactOf, Reader, Side, ToldPiece, ToldResult } from './facts.ts'
import { numberedLine, sansOf } from './line-text.ts'
import { sightsOf, squaresLeft } from '#coach/claims/sight.ts'
import type { ExactOutcome } from '#coach/judging/exact.ts'
import { isError } from '#coach/judging/move-class.ts'
import type { MoveReview } from '#coach/review/review.ts'
import { materialFacts, materialOutcome, spoilsOf } from './material-facts.ts'
import { takenBack } from './taken-back.ts'
import { firstQuoted, lineOf, MOST_MOVES_TOLD, told, toldOf, type Telling } from './telling.ts'
import { threatFacts } from './threat-facts.ts'
import { opposed, winChanceOf } from '#coach/judging/win-chance.ts'

/**
 * The facts to state about a move; empty if nothing is proved. `index` selects the phrases; `earlier` are the numbers of
 * moves with the same mistake (again.ts).
 */
export function factsOfMove(
  move: MoveReview,
  index: number,
  reader?: Reader,
  earlier: readonly number[] = [],
): readonly Fact[] {
  const { claim, after } = move
  const better = move.best.san
  if (drawsWrongly(move)) return [{ kind: 'game-drawn', kept: better }]
  // The engine may have preferred another mate, which the claim does not cover.
  if (after.type === 'over' && after.points !== 0.5) return [{ kind: 'checkmate' }]
  if (!claim) return []
  const again: readonly Fact[] = earlier.length > 0 ? [{ kind: 'again', numbers: earlier }] : []
  const facts = [
    ...again,
    ...factsOfClaim(move, claim, reader),
    ...answeredFacts(move, claim, reader),
    ...notAllFacts(move, claim, reader),
  ]
  switch (claim.about) {
    case 'allowed':
      // The result names the move that keeps it.
      if (claim.kind === 'ending') return facts
      return [...facts, { kind: 'better-move', better, variant: index }]
    case 'missed':
      if (claim.kind === 'mate' && !isError(move.moveClass) && move.moveClass !== 'inaccuracy')
        return [{ kind: 'quicker-mate', san: move.san, better, moves: claim.moves, line: lineOf(claim) }]
      return [
        {
          kind: 'missed-chance',
          side: sideOf(move.color, reader),
          better: namesMove(claim, better) ? undefined : better,
          variant: index,
        },
        ...facts,
        ...(claim.kind === 'material' ? insteadFacts(move, claim, reader) : []),
      ]
    case 'played':
      return move.moveClass === 'brilliant' && claim.kind !== 'book' && claim.kind !== 'only-move'
        ? [{ kind: 'fine-sacrifice', variant: index }, ...facts]
        : facts
  }
}

/** The result of a threat after the best answer: material, or the difference in chances. */
function answeredFacts(
  { color, before, after, best }: MoveReview,
  claim: Claim,
  reader: Reader,
): readonly Fact[] {
  if (claim.kind !== 'threat' || claim.isTempo === true || !claim.answer) return []
  const { about, answer, stillWon } = claim
  const [reply] = sansOf(answer) as [San]
  if (stillWon)
    return [
      { kind: 'still-wins', reply, outcome: materialOutcome(stillWon, tellingOf(color, about, reader)) },
    ]
  const [better, left] = [before, after].map((worth) =>
    Math.round(winChanceOf(color === 'w' ? worth : opposed(worth))),
  ) as [number, number]
  const side = sideOf(color, reader)
  // The better move comes a move late.
  if (reply === best.san) return []
  return [{ kind: 'answered', reply, side, isMissed: about === 'missed', better, left }]
}

/** The fall of the chances, if the sight does not account for it. */
function notAllFacts({ color, before, after }: MoveReview, claim: Claim, reader: Reader): readonly Fact[] {
  if (claim.kind !== 'sight' || claim.isAll) return []
  const [from, to] = [before, after].map((worth) =>
    Math.round(winChanceOf(color === 'w' ? worth : opposed(worth))),
  ) as [number, number]
  return [{ kind: 'not-all', side: sideOf(color, reader), from, to }]
}

/** The harm that the judged move did besides missing a chance. */
function insteadFacts(move: MoveReview, claim: MaterialClaim, reader: Reader): readonly Fact[] {
  const facts = claim.also ? factsOfClaim(move, claim.also, reader) : takenBackFacts(move, claim, reader)
  return facts.length === 0 ? [] : [{ kind: 'instead', san: move.san }, ...facts]
}

function takenBackFacts(move: MoveReview, claim: MaterialClaim, reader: Reader): readonly Fact[] {
  const found = takenBack(claim, move.move)
  if (!found) return []
  const { back, by, piece } = found
  const victim = told(piece, sideOf(move.color, reader))
  const taker = told(by, sideOf(opposite(move.color), reader))
  return [
    {
      ...{ kind: 'taken', lead: [], san: back, victim, by: taker, plight: 'taken-back', how: 'other' },
      ...{ warning: undefined, answer: move.san },
    },
  ]
}

function tellingOf(color: Color, about: Claim['about'], reader: Reader): Telling {
  const winner = about === 'allowed' ? opposite(color) : color
  return { winner: sideOf(winner, reader), loser: sideOf(opposite(winner), reader) }
}

const sideOf = (color: Color, reader: Reader): Side => ({ color, isReader: color === reader })

/** The facts about a bad move, without naming the better one, for a player who may try again. */
export function factsOfWarning(move: MoveReview, reader?: Reader): readonly Fact[] {
  const { claim } = move
  if (drawsWrongly(move)) return [{ kind: 'game-drawn', kept: undefined }]
  if (!claim || claim.about === 'played') return []
  if (claim.about === 'allowed')
    return factsOfClaim(move, claim, reader).map((fact) =>
      fact.kind === 'exact-ending' ? { ...fact, keeps: undefined } : fact,
    )
  const chance = hiddenChanceOf(claim)
  return chance ? [{ kind: 'could-have', chance }] : []
}

const drawsWrongly = ({ after, loss }: MoveReview): boolean =>
  after.type === 'over' && after.points === 0.5 && loss >= 10

function hiddenChanceOf(claim: Claim): HiddenChance | undefined {
  switch (claim.kind) {
    case 'mate':
      return { type: 'mate', moves: claim.moves }
    case 'material':
      return { type: 'material', spoils: spoilsOf(claim), isBestPlay: claim.motif === 'best-play' }
    case 'threat':
      return { type: claim.prize === 'mate' ? 'mate-threat' : 'threat' }
    case 'pawn-ending':
      return { type: claim.result === 'won' ? 'pawn-won' : 'pawn-stopped' }
    case 'draw':
    case 'trade':
    case 'castling':
    case 'hunt':
      return { type: claim.kind }
    case 'ending':
    case 'sight':
    case 'only-move':
    case 'book':
      return undefined
  }
}

/** True if the claim's proof starts with the better move, so that the claim's facts name it. */
const namesMove = (claim: Claim, better: San): boolean => sansOf(claim.proof)[0] === better

/** The facts of a claim, without a verdict on the move. */
export function factsOfClaim(
  { color }: Pick<MoveReview, 'color'>,
  claim: Claim,
  reader?: Reader,
): readonly Fact[] {
  const telling = tellingOf(color, claim.about, reader)
  switch (claim.kind) {
    case 'book':
      return [bookFact(claim)]
    case 'draw':
      return [repetitionFact(claim)]
    case 'trade':
      return [
        {
          kind: 'wins-pawn-ending',
          side: telling.winner,
          isMissed: claim.about === 'missed',
          moves: toldOf(claim),
        },
      ]
    case 'threat':
      return threatFacts(claim, telling)
    case 'castling':
      return [castlingFact(claim, telling)]
    case 'hunt':
      return [
        {
          kind: 'king-hunt',
          king: telling.loser,
          isMissed: claim.about === 'missed',
          moves: checksOf(toldOf(claim).slice(0, MOST_MOVES_TOLD)),
        },
      ]
    case 'pawn-ending':
      return [pawnEndingFact(claim, telling)]
    case 'ending':
      return [endingFact(claim, telling)]
    case 'mate':
      return claim.isFarAway === true
        ? farMateFacts({ color }, claim, telling, reader)
        : [mateFact(claim, telling), ...threatenedFacts(claim)]
    case 'material':
      return [...materialFacts(claim, telling), ...threatenedFacts(claim)]
    case 'sight':
      return sightFacts({ color }, claim, reader)
    case 'only-move':
      return [
        {
          kind: 'next-best',
          san: sansOf(claim.proof)[0]!,
          isOnlyOther: legalMoves(positionOfFen(claim.proof.start)).length === 2,
          variant: claim.proof.moves.length,
        },
        ...factsOfClaim({ color }, claim.loss, reader),
      ]
  }
}

/** The fact that a person sees first about the last move of the proof. */
function sightFacts(
  move: Pick<MoveReview, 'color'>,
  { sight, about, proof }: SightClaim,
  reader: Reader,
): readonly Fact[] {
  if (sight.type === 'claim') return factsOfClaim(move, sight.claim, reader)
  const sans = sansOf(proof)
  const [played, san] = [sans[0]!, sans.at(-1)!]
  if (sight.type === 'way') return [{ kind: 'way-open', san: played, answer: san }]
  const { winner, loser } = tellingOf(move.color, about, reader)
  // A sight of the winner's second move comes after the first and its answer.
  const lead = sans.slice(firstQuoted(about), -1)
  const targets = sight.targets.map((piece) => told(piece, loser))
  const [first] = targets as [ToldPiece]
  switch (sight.type) {
    case 'capture':
      return [{ kind: 'captures', lead, san, victim: first }]
    case 'trade': {
      const { role } = movedPiece(readMoves(positionOfFen(proof.start), proof.moves)!.at(-1)!)
      return [{ kind: 'trades', san, by: role, victim: first }]
    }
    case 'trap':
      return [{ kind: 'trapped-piece', lead, san, victim: first }]
    case 'discovery':
      return [{ kind: 'discovered-attack', lead, san, by: told(sight.by!, winner), victim: first }]
    case 'passed-pawn': {
      const { square } = first
      return [{ kind: 'passed-pawn', san, square, left: squaresLeft(parseSquare(square)!, winner.color) }]
    }
    case 'attack': {
      if (targets.length === 1) return [{ kind: 'attack', lead, san, victim: first }]
      if (targets.some(({ role }) => role === 'p')) return [{ kind: 'hits', lead, san, targets }]
      const move = readMoves(positionOfFen(proof.start), proof.moves)!.at(-1)!
      return [{ kind: 'fork', lead, san, by: movedPiece(move).role, targets }]
    }
  }
}

/** The moves up to the last check before a quiet move of the hunter, whose first move may be quiet too. */
function checksOf(moves: readonly San[]): readonly San[] {
  const quiet = moves.findIndex((san, index) => index > 0 && index % 2 === 0 && !/[+#]$/.test(san))
  return quiet < 0 ? moves : moves.slice(0, quiet - 1)
}

/** Empty for an ignored threat, whose sentence already names the move. */
const threatenedFacts = (claim: MateClaim | MaterialClaim): readonly Fact[] =>
  claim.warning && !(claim.kind === 'material' && claim.cause === 'threat-ignored')
    ? [{ kind: 'threatened', move: numberedLine(claim.warning) }]
    : []

function mateFact(claim: MateClaim, { winner }: Telling): Fact {
  const isMissed = claim.about === 'missed'
  const isBackRank = claim.backRank
  return claim.moves === 1
    ? { kind: 'mate-at-once', san: sansOf(claim.proof)[firstQuoted(claim.about)]!, isMissed, isBackRank }
    : { kind: 'mate-in', side: winner, isMissed, moves: claim.moves, isBackRank, line: lineOf(claim) }
}

/** A mate that is too far away for the reader: how many moves it takes, the first of them, and what that move does. */
function farMateFacts(
  move: Pick<MoveReview, 'color'>,
  claim: MateClaim,
  { winner }: Telling,
  reader: Reader,
): readonly Fact[] {
  const { about, moves, backRank, proof } = claim
  const from = firstQuoted(about)
  const first = { ...proof, moves: proof.moves.slice(0, from + 1) }
  const line = { text: numberedLine(first, from), isCut: true }
  const start = positionOfFen(proof.start)
  const [last] = readMoves(start, first.moves)!.slice(-1)
  const [sight] = sightsOf(afterMoves(start, readMoves(start, proof.moves.slice(0, from))!), last!)
  return [
    { kind: 'mate-in', side: winner, isMissed: about === 'missed', moves, isBackRank: backRank, line },
    ...(sight ? sightFacts(move, { kind: 'sight', about, sight, isAll: true, proof: first }, reader) : []),
  ]
}

function pawnEndingFact(claim: PawnEndingClaim, { winner }: Telling): Fact {
  const { result, proof } = claim
  const traded = isTrade(proof) ? (proof.moves[0]!.slice(2, 4) as SquareName) : undefined
  return { kind: 'pawn-ending', side: winner, result, line: toldOf(claim), traded }
}

const endingFact = (
  { before, after, keeps, proof }: EndingClaim,
  { loser }: Telling,
): FactOf<'exact-ending'> => ({
  kind: 'exact-ending',
  side: loser,
  san: sansOf(proof)[0]!,
  before: resultOf(before),
  after: resultOf(after),
  keeps: sansOf({ start: proof.start, moves: [keeps] })[0]!,
})

const resultOf = (outcome: ExactOutcome): ToldResult =>
  outcome.result === 'draw'
    ? { result: 'draw' }
    : {
        result: outcome.result,
        moves: outcome.plies === undefined ? undefined : Math.ceil(outcome.plies / 2),
      }

/** True if the judged move captures and is recaptured. */
const isTrade = ({ start, moves: [taking, back, ...rest] }: Proof): boolean =>
  taking !== undefined &&
  back !== undefined &&
  rest.length === 0 &&
  taking.slice(2, 4) === back.slice(2, 4) &&
  sansOf({ start, moves: [taking, back] }).every((san) => san.includes('x'))

/** Leaving the book is not a fault, so the fact only names what people play more often. */
const bookFact = ({ instead, proof: { start } }: BookClaim): Fact => ({
  kind: 'book-moves',
  moves: instead
    .slice(0, MOST_BOOK_MOVES)
    .map(({ move, share }) => ({ san: sansOf({ start, moves: [move] })[0]!, share })),
})

const repetitionFact = (claim: DrawClaim): Fact => ({
  kind: 'repetition',
  isMissed: claim.about === 'missed',
  moves: toldOf(claim),
})

function castlingFact({ about, proof }: CastlingClaim, { loser }: Telling): Fact {
  const sans = sansOf(proof)
  const from = firstQuoted(about)
  return sans.length === from
    ? { kind: 'king-moved', side: loser, san: sans[0]! }
    : { kind: 'king-driven', side: loser, san: sans[from]! }
}
