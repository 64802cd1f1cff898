import { renderToStaticMarkup } from 'react-dom/server'
import { makeFen, START_FEN } from '#chess/fen.ts'
import { readLine, type Line } from '#chess/line.ts'
import { moveTo } from '#chess/moves.ts'
import { makeSquare } from '#chess/squares.ts'
import type { Uci } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import { reviewGame, type MoveReview } from '#coach/review/review.ts'
import { sentenceOf } from '#coach/telling/wording.ts'
import { ImmortalReview, type ImmortalMoment, type ReviewedImmortal } from './immortal-review.tsx'
import { words } from '#words/home'
import judgedText from '../../content/games/immortal-judgements.json?raw'

/** Written by workshop/bench/immortal.ts: the engine's judgements of all positions. */
interface JudgedGame {
  readonly bookPlies: number
  readonly moves: readonly Uci[]
  readonly judgements: readonly Judgement[]
}

/** The moments that decided the game, as half-moves. */
const PLIES = [21, 24, 32, 35, 40, 45] as const

/** The coach's review of the Immortal Game, made by the same rules as any other review. */
export function reviewImmortal(): ReviewedImmortal {
  const { moves, judgements, bookPlies } = JSON.parse(judgedText) as JudgedGame
  const line = readLine(START_FEN, moves, parseUci)
  if (!line.ok) throw new Error(line.error)
  const review = reviewGame({ line: line.value, judgements, bookPlies })
  if (!review.ok) throw new Error(review.error)
  const { accuracy, moves: reviewed } = review.value
  return { accuracy, moments: PLIES.map((ply) => momentOf(line.value, ply, reviewed[ply - 1]!)) }
}

function momentOf(line: Line, ply: number, review: MoveReview): ImmortalMoment {
  const { san, moveClass, best, move } = review
  const number = `${Math.ceil(ply / 2)}${ply % 2 === 1 ? '.' : '…'}`
  const square = moveTo(line.moves[ply - 1]!)
  const better = review.loss > 0 ? words.understand.better(`${number} ${best.san}`) : undefined
  return {
    ply,
    move: `${number} ${san}`,
    moveClass,
    sentence: sentenceOf(review, ply - 1) ?? better,
    placement: makeFen(line.positionAt(ply)).split(' ')[0]!,
    from: move.slice(0, 2),
    to: makeSquare(square),
    square,
  }
}

/** As HTML, so that the coach stays out of the page's script. */
export const makeImmortalReview = (): string => renderToStaticMarkup(<ImmortalReview {...reviewImmortal()} />)
