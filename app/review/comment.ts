import { makeFen } from '#chess/fen.ts'
import { parseUci } from '#chess/uci.ts'
import type { Move, Uci } from '#chess/types.ts'
import type { Judgement } from '#coach/judgement.ts'
import { numberedLine } from '#coach/line-text.ts'
import type { MoveClass } from '#coach/move-class.ts'
import type { MoveReview, Review } from '#coach/review.ts'
import { sentenceOf } from '#coach/wording.ts'
import { positionAt, type GameLine } from '#app/line/line.ts'
import { CLASS_PHRASES } from './class-words.ts'
import { movesBefore, numberAt } from '#app/line/move-number.ts'
import type { ReviewedGame } from './reviewed-game.ts'
import type { ShownLine } from './view-state.ts'

/** What is said of one move, and what can be shown of it. */
export interface Comment {
  /** `4… Nf6 is a blunder.` */
  readonly verdict: string
  /** What the rules have confirmed; absent where nothing can be proved. */
  readonly sentence: string | undefined
  readonly proof: ShownLine | undefined
  /** The engine's choice and what it expects, where the move gave something away. */
  readonly better: { readonly text: string; readonly line: ShownLine } | undefined
}

/** Moves of these classes are left alone: what was a hair better helps nobody. */
const GOOD_ENOUGH: readonly MoveClass[] = ['brilliant', 'great', 'book', 'best', 'excellent']

/** Longer lines are guesses. */
const LONGEST_BETTER = 6

export function commentOn(
  game: ReviewedGame,
  review: Review,
  judgements: readonly Judgement[],
  index: number,
): Comment | undefined {
  const move = review.moves[index]
  return move && commentOnMove(game, index, move, judgements[index])
}

/** The same of any move of a line: `judgement` is of the position before it. */
export function commentOnMove(
  line: GameLine,
  index: number,
  move: MoveReview,
  judgement: Judgement | undefined,
): Comment {
  const number = numberAt(movesBefore(line) + index)
  const better = judgement?.variations[0]?.moves.slice(0, LONGEST_BETTER) ?? []
  return {
    verdict: `${number} ${move.san} is ${CLASS_PHRASES[move.moveClass]}.`,
    sentence: sentenceOf(move, index),
    proof:
      move.claim &&
      lineFrom(line, index, move.claim.proof.moves, move.claim.about === 'allowed' ? 'refutation' : 'chance'),
    better:
      GOOD_ENOUGH.includes(move.moveClass) || better.length === 0 || better[0] === move.move
        ? undefined
        : {
            text: numberedLine({ start: makeFen(positionAt(line, index)), moves: better }),
            line: lineFrom(line, index, better, 'better'),
          },
  }
}

function lineFrom(line: GameLine, index: number, ucis: readonly Uci[], kind: ShownLine['kind']): ShownLine {
  const position = positionAt(line, index)
  const moves: Move[] = []
  for (const uci of ucis) {
    const move = parseUci(position, uci)
    if (!move.ok) throw new Error(`A line that cannot be played: ${uci} after ${index} moves`)
    position.make(move.value)
    moves.push(move.value)
  }
  return { kind, from: index, moves }
}

/** The moment that decided most, in words. */
export function turningPointText(game: ReviewedGame, review: Review): string | undefined {
  if (review.turningPoint === undefined) return undefined
  const { san, moveClass } = review.moves[review.turningPoint]!
  return `The turning point is ${numberAt(movesBefore(game) + review.turningPoint)} ${san}, ${CLASS_PHRASES[moveClass]}.`
}
