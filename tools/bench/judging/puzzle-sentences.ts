import { knownFen, makeFen, positionOfFen } from '#chess/fen.ts'
import { Line, afterMoves, readMoves } from '#chess/line.ts'
import { legalMoves } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Color, Move, Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { Told } from '#coach/checking/scene.ts'
import { materialOf, settledFor } from '#coach/claims/material.ts'
import { isMate } from '#coach/claims/proof.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import { reviewLastMove, type MoveReview } from '#coach/review/review.ts'
import { factsOfMove } from '#coach/telling/make-facts.ts'
import type { Score, Variation } from '#engine/protocol.ts'

/** A puzzle of the Lichess database: the first move is a mistake, the others punish it. */
export interface PuzzleRow {
  readonly fen: string
  readonly moves: readonly Uci[]
}

/**
 * The sentences that a puzzle's mistake, the missed solution and its first move get, without an engine: the solution stands for
 * the engine's line, and its gain of material for the evaluation.
 */
export function sentencesOf({ fen, moves: [mistake, ...solution] }: PuzzleRow): readonly Told[] {
  const start = positionOfFen(knownFen(fen))
  const [made] = readMoves(start, [mistake!]) ?? []
  if (made === undefined) throw new Error(`${mistake} is not legal in ${fen}`)
  const puzzle = afterMoves(start, [made])
  const won = variation(puzzle, solution)
  const [instead, missing] = [otherMove(start, makeUci(made)), otherMove(puzzle, solution[0]!)]
  const level = (position: Position, move: Move | undefined): Judgement =>
    judged({ score: LEVEL, moves: move === undefined ? [] : [makeUci(move)] })
  return [
    ...(instead === undefined ? [] : toldOf(start, made, level(start, instead), judged(won))),
    ...(missing === undefined
      ? []
      : toldOf(puzzle, missing, judged(won), level(puzzle, legalMoves(afterMoves(puzzle, [missing]))[0]))),
    ...praiseOf(puzzle, solution, won, missing),
  ]
}

const LEVEL: Score = { type: 'centipawns', value: 0 }
const judged = (...variations: readonly Variation[]): Judgement => ({ depth: 9, variations })

/** In our engine's centipawns a hundredth of a pawn counts half; a little more, since the winner's pieces stand better. */
const CENTIPAWNS_OF_MATERIAL = 0.65

function variation(position: Position, moves: readonly Uci[]): Variation {
  const line = readMoves(position, moves)
  if (!line) throw new Error(`${moves.join(' ')} is not legal`)
  const end = afterMoves(position, line)
  if (isMate(end)) return { score: { type: 'mate', moves: Math.ceil(moves.length / 2) }, moves }
  const gain = settledFor(end, position.turn).balance - materialOf(position, position.turn)
  return {
    score: { type: 'centipawns', value: Math.round(CENTIPAWNS_OF_MATERIAL * Math.max(gain, 300)) },
    moves,
  }
}

/** Another legal move, the same in every run. */
function otherMove(position: Position, move: Uci): Move | undefined {
  const others = legalMoves(position).filter((each) => makeUci(each) !== move)
  return others[(7 * move.charCodeAt(0) + move.charCodeAt(3)) % Math.max(1, others.length)]
}

function toldOf(position: Position, move: Move, before: Judgement, after: Judgement): readonly Told[] {
  const line = new Line(makeFen(position), [move])
  const review = reviewLastMove({ line, bookPlies: 0, before, after })
  return review.ok ? sentencesAbout(review.value, position, review.value.color) : []
}

function praiseOf(
  position: Position,
  [first, ...rest]: readonly Uci[],
  best: Variation,
  second: Move | undefined,
): readonly Told[] {
  const [move] = readMoves(position, [first!])!
  const loss: Variation[] =
    second === undefined
      ? []
      : [{ score: { type: 'centipawns', value: -200 }, moves: replied(position, second) }]
  const after =
    best.score.type === 'mate'
      ? ({ type: 'mate', moves: 1 - best.score.moves } as const)
      : ({ type: 'centipawns', value: -best.score.value } as const)
  return toldOf(position, move!, judged(best, ...loss), judged({ score: after, moves: rest }))
}

/** A move and the captures that answer it. */
const replied = (position: Position, move: Move): readonly Uci[] => {
  const { line } = settledFor(afterMoves(position, [move]), position.turn)
  return [move, ...line].map(makeUci)
}

/** The facts about a move as its reader gets them. */
export function sentencesAbout(
  review: MoveReview,
  position: Position,
  reader: Color | undefined,
): readonly Told[] {
  const facts = factsOfMove(review, 0, reader)
  const about = review.claim?.about
  return facts.length === 0 || about === undefined
    ? []
    : [{ fen: makeFen(position), san: review.san, about, reader, facts }]
}
