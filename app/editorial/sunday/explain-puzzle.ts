import { positionFromFen } from '#chess/fen.ts'
import { capturedPiece, isCapture, legalMoves, movedPiece, moveTo } from '#chess/moves.ts'
import { afterMoves, readMoves } from '#chess/line.ts'
import type { Position } from '#chess/position.ts'
import { makeSan } from '#chess/san.ts'
import { makeSquare } from '#chess/squares.ts'
import type { Color, Move, San } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { Claim } from '#coach/claims/claim.ts'
import { findMerit } from '#coach/finding/find-claim.ts'
import { materialOf, settledFor } from '#coach/claims/material.ts'
import { isMate } from '#coach/claims/proof.ts'
import { factOf } from '#coach/telling/wording.ts'
import type { Score } from '#engine/protocol.ts'
import { makeGameLine, type GameLine } from '#app/editorial/boards/game-line.ts'
import { words } from '#words/editorial'
import { findRefutedChoice, type RefutedChoice } from './refuted-choice.ts'

export interface ExplainedPuzzle {
  readonly solver: Color
  /** The opponent's move that starts the puzzle, and the solution, each with a comment. */
  readonly line: GameLine
  /** Paragraphs to read before the solution. */
  readonly before: readonly string[]
  /** A sentence about the final position. */
  readonly after: string
  /** The alternative to the first move that the text refutes. */
  readonly refuted: RefutedChoice | undefined
  /** The coach's claims about moves of the solution, which tests verify again. */
  readonly claims: readonly Claim[]
}

interface Step {
  readonly position: Position
  readonly move: Move
  readonly san: San
  readonly after: Position
  /** The remaining moves of the solution, starting with this one. */
  readonly rest: readonly Move[]
}

/**
 * Explains a puzzle from the Lichess collection. Every sentence follows from the rules or from the coach's claims, which carry
 * proofs. Only moves of the solution are called best. `moves` starts with the opponent's move. Undefined if the end does not show
 * what the solution was for: it must be mate, or win material that no exchange takes back.
 */
export function explainPuzzle(fen: string, moves: readonly string[]): ExplainedPuzzle | undefined {
  const steps = stepsOf(fen, moves)
  const [given, ...solution] = steps
  const first = solution[0]
  const last = steps.at(-1)
  if (given === undefined || first === undefined || last === undefined) throw new Error(`No puzzle: ${fen}`)
  const solver = first.position.turn
  const told = solution.map((step, index) => ({
    step,
    index,
    claim: step.position.turn === solver ? claimOf(step) : undefined,
  }))
  /** True if an earlier claim already mentioned this move as part of its line. */
  const isTold = (at: number): boolean =>
    told.some(
      ({ claim, index }) => index < at && claim !== undefined && at - index < claim.proof.moves.length,
    )
  const end = endOf(first.position, last.after, solver)
  if (end !== 'mate' && end < LEAST_GAIN) return undefined
  const refuted = refutedOf(first)
  const comments = [
    openingComment(given),
    ...told.map(({ step, claim, index }) => commentOf(step, solver, isTold(index) ? undefined : claim)),
  ]
  return {
    solver,
    line: makeGameLine(
      given.position,
      steps.map(({ move }) => move),
      comments,
    ),
    before: [
      countWords(first.position, solver),
      [choiceWords(first), ...(refuted ? [refutedWords(refuted)] : [])].join(' '),
    ],
    after:
      end === 'mate'
        ? words.explainPuzzle.mateEndsTheCount
        : words.explainPuzzle.hasGainedForGood(solver, end),
    refuted,
    claims: told.flatMap(({ claim }) => claim ?? []),
  }
}

function stepsOf(fen: string, moves: readonly string[]): readonly Step[] {
  const read = positionFromFen(fen)
  if (!read.ok) throw new Error(`A puzzle without a legal position: ${fen}`)
  const position = read.value
  const line = readMoves(position, moves)
  if (line === undefined) throw new Error(`A puzzle with an illegal move: ${fen} ${moves.join(' ')}`)
  return line.map((move, index) => {
    const before = position.clone()
    const san = makeSan(position, move)
    position.make(move)
    return { position: before, move, san, after: position.clone(), rest: line.slice(index) }
  })
}

/** The coach's claim about a move of the solution, assuming that the solution is best play. */
function claimOf({ position, move, rest }: Step): Claim | undefined {
  return findMerit({
    position,
    played: move,
    best: { score: scoreOf(position, rest), moves: rest.map(makeUci) },
    answer: undefined,
  })
}

/**
 * A decisive score, which the solver has at the end of every solution. Claims are proved by the rules, so the exact number
 * does not matter.
 */
const WON: Score = { type: 'centipawns', value: 1_000 }

const scoreOf = (position: Position, rest: readonly Move[]): Score =>
  isMate(afterMoves(position, rest)) ? { type: 'mate', moves: (rest.length + 1) / 2 } : WON

const openingComment = ({ position, san }: Step): string =>
  words.explainPuzzle.hasJustPlayed(position.turn, san)

function commentOf(step: Step, solver: Color, claim: Claim | undefined): string | undefined {
  if (isMate(step.after)) return words.explainPuzzle.checkmate
  if (step.position.turn !== solver) return replyWords(step)
  const fact = claim && factOf({ color: solver }, claim)
  return [fact ?? moveWords(step), answersWords(step)].filter((text) => text !== '').join(' ')
}

function moveWords({ position, move, after }: Step): string {
  const captured = capturedPiece(move)
  const { role } = movedPiece(move)
  const square = makeSquare(moveTo(move))
  if (captured) return words.explainPuzzle.takesOn(role, captured.role, square, after.isCheck())
  if (after.isCheck()) return words.explainPuzzle.givesCheck(role)
  if (position.isCheck()) return words.explainPuzzle.endsTheCheck(role, square)
  return words.explainPuzzle.quietMove
}

function answersWords({ after }: Step): string {
  const count = legalMoves(after).length
  if (count === 1) return words.explainPuzzle.oneLegalReply
  return after.isCheck() ? words.explainPuzzle.waysOutOfTheCheck(count) : ''
}

function replyWords({ position, move }: Step): string | undefined {
  if (legalMoves(position).length === 1) return words.explainPuzzle.theOnlyLegalMove
  const captured = capturedPiece(move)
  return captured ? words.explainPuzzle.takes(movedPiece(move).role, captured.role) : undefined
}

/** Counts material in pawns, by the usual values. */
function countWords(position: Position, solver: Color): string {
  const pawns = materialOf(position, solver) / 100
  return [
    ...(position.isCheck() ? [words.explainPuzzle.isInCheck(solver)] : []),
    words.explainPuzzle.countFirst,
    pawns === 0 ? words.explainPuzzle.level : words.explainPuzzle.balance(solver, pawns),
  ].join(' ')
}

/** Names the forcing moves, or the ways out of a check, and which of them is right. */
const choiceWords = (step: Step): string => (step.position.isCheck() ? escapeWords(step) : forcingWords(step))

/** One of the other forcing moves, or ways out of a check, that fails for a reason. */
function refutedOf({ position, move }: Step): RefutedChoice | undefined {
  const others = legalMoves(position).filter((each) => each !== move)
  const isChoice = (each: Move): boolean =>
    position.isCheck() || isCapture(each) || afterMoves(position, [each]).isCheck()
  return findRefutedChoice(position, others.filter(isChoice))
}

function escapeWords({ position, san }: Step): string {
  const sans = legalMoves(position).map((each) => makeSan(position, each))
  if (sans.length === 1) return words.explainPuzzle.onlyWayOut(san)
  return [words.explainPuzzle.waysOut(sans), words.explainPuzzle.oneMoveIsRight(san)].join(' ')
}

function forcingWords({ position, move, san, after }: Step): string {
  const sans = legalMoves(position).map((each) => ({
    san: makeSan(position, each),
    isCheck: afterMoves(position, [each]).isCheck(),
    isCapture: isCapture(each),
  }))
  const checks = sans.filter(({ isCheck }) => isCheck).map((each) => each.san)
  const captures = sans.filter((each) => each.isCapture && !each.isCheck).map((each) => each.san)
  if (checks.length === 0 && captures.length === 0)
    return `${words.explainPuzzle.noCheckAndNothingToTake} ${words.explainPuzzle.rightMoveIsQuiet(san)}`
  return [
    ...(checks.length > 0 ? [words.explainPuzzle.checks(checks)] : []),
    ...(captures.length > 0 ? [words.explainPuzzle.captures(captures)] : []),
    after.isCheck() || isCapture(move)
      ? words.explainPuzzle.oneMoveIsRight(san)
      : words.explainPuzzle.noneOfThem(san),
  ].join(' ')
}

const refutedWords = (refuted: RefutedChoice): string =>
  refuted.kind === 'mated'
    ? words.explainPuzzle.isMated(refuted.san, refuted.first, refuted.within)
    : words.explainPuzzle.isTaken(refuted.san, refuted.by)

/** In pawns: what a puzzle must win to be explained by its gain. */
const LEAST_GAIN = 2

/** The outcome after all captures that pay: mate, or the solver's gain in pawns. */
function endOf(start: Position, end: Position, solver: Color): 'mate' | number {
  if (isMate(end)) return 'mate'
  return (settledFor(end, solver).balance - materialOf(start, solver)) / 100
}
