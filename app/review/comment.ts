import { makeFen, positionOfFen } from '#chess/fen.ts'
import { readMoves, type Line } from '#chess/line.ts'
import type { Fen, Uci } from '#chess/types.ts'
import { isSlowAgain, sameMistakes } from '#coach/review/again.ts'
import type { Claim } from '#coach/claims/claim.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import { numberedLine, sansOf } from '#coach/telling/line-text.ts'
import { isError, type MoveClass } from '#coach/judging/move-class.ts'
import type { MoveReview, Review } from '#coach/review/review.ts'
import { opposed, winChanceOf } from '#coach/judging/win-chance.ts'
import { paceOf } from '#coach/telling/pace.ts'
import { say, sentenceOf } from '#coach/telling/wording.ts'
import { movesBefore, numberAt } from '#app/line/move-number.ts'
import { thinkTimesOf } from './figures/think-times.ts'
import type { ReviewedGame } from './reviewed-game.ts'
import type { ShownLine } from './view-state.ts'
import { words } from '#words/review'

/** The coach's comment on one move, with lines to show on the board. */
export interface MoveComment {
  /** `4… Nf6 is a blunder.` */
  readonly verdict: string
  /** The reason, confirmed by the rules; absent if nothing can be proved. */
  readonly sentence: string | undefined
  /** The cost of a faulty move, if nothing can be proved. */
  readonly cost: string | undefined
  readonly proof: ShownLine | undefined
  /** The opponent's best reply to a mistake for which nothing can be proved. */
  readonly reply: ProposedLine | undefined
  /** The engine's line, if the move gave something away. */
  readonly better: ProposedLine | undefined
}

interface ProposedLine {
  readonly text: string
  readonly line: ShownLine
}

/** Moves of these classes get no better line: the difference is too small, or the position is lost in any case. */
const GOOD_ENOUGH: readonly MoveClass[] = ['brilliant', 'great', 'book', 'best', 'excellent', 'lost']

/** The longest line shown, in moves. Later moves are guesses. */
const LONGEST = 6

export function commentOn(
  game: ReviewedGame,
  review: Review,
  judgements: readonly Judgement[],
  index: number,
): MoveComment | undefined {
  const move = review.moves[index]
  if (!move) return undefined
  const before = movesBefore(game.line)
  const earlier = sameMistakes(review.moves, index).map((at) => Math.floor((before + at) / 2) + 1)
  const comment = commentOnMove(game.line, index, move, judgements[index], judgements[index + 1])
  const sentence = isSlowAgain(review.moves, index) ? undefined : sentenceOf(move, index, game.own, earlier)
  const pace = paceText(game, move, index)
  return { ...comment, sentence: sentence && pace ? `${sentence} ${pace}` : (sentence ?? pace) }
}

/** The computer's pace says nothing about its moves. */
function paceText({ clocks, computer }: ReviewedGame, move: MoveReview, index: number): string | undefined {
  if (!clocks || move.color === computer) return undefined
  const { initial, left } = clocks
  const fact = paceOf(move, { taken: thinkTimesOf(clocks)[index], left: left[index], initial })
  return fact && say([fact])
}

/** Comments on any move of a line, given the judgements of the positions before and after it. */
export function commentOnMove(
  line: Line,
  index: number,
  move: MoveReview,
  before: Judgement | undefined,
  after: Judgement | undefined,
): MoveComment {
  const number = numberAt(movesBefore(line) + index)
  const start = makeFen(line.positionAt(index))
  const better = movesOf(before).slice(0, LONGEST)
  return {
    verdict: words.comment.verdict(`${number} ${move.san}`, move.moveClass),
    sentence: sentenceOf(move, index),
    cost: move.claim ? undefined : costOf(move),
    proof: move.claim && proofOf(line, index, move.claim),
    reply: replyTo(line, index, start, move, movesOf(after)),
    better:
      GOOD_ENOUGH.includes(move.moveClass) || better.length === 0 || better[0] === move.move
        ? undefined
        : {
            text: numberedLine({ start, moves: better }),
            line: lineFrom(line, index, better, 'better'),
          },
  }
}

/** `Black's chances fell from 44% to 28%.` Undefined for a move that cost next to nothing. */
export function costOf({ color, moveClass, before, after }: MoveReview): string | undefined {
  if (!isError(moveClass) && moveClass !== 'inaccuracy') return undefined
  const [from, to] = [before, after].map((worth) =>
    Math.round(winChanceOf(color === 'w' ? worth : opposed(worth))),
  )
  return words.comment.chancesFell(color, from!, to!)
}

function proofOf(line: Line, index: number, claim: Claim): ShownLine {
  const shown = lineFrom(line, index, claim.proof.moves, claim.about === 'allowed' ? 'refutation' : 'chance')
  if (claim.kind !== 'threat') return shown
  const [move] = readMoves(positionOfFen(claim.threat.start), claim.threat.moves) ?? []
  const [san] = sansOf(claim.threat)
  return move === undefined || san === undefined ? shown : { ...shown, threat: { move, san } }
}

const movesOf = (judgement: Judgement | undefined): readonly Uci[] => judgement?.variations[0]?.moves ?? []

/** The line starts with the move itself, which the text omits. */
function replyTo(
  line: Line,
  index: number,
  start: Fen,
  { move, moveClass, claim }: MoveReview,
  answer: readonly Uci[],
): ProposedLine | undefined {
  if (claim || !isError(moveClass) || answer.length === 0) return undefined
  const moves = [move, ...answer.slice(0, LONGEST)]
  return { text: numberedLine({ start, moves }, 1), line: lineFrom(line, index, moves, 'reply') }
}

function lineFrom(line: Line, index: number, ucis: readonly Uci[], kind: ShownLine['kind']): ShownLine {
  const moves = readMoves(line.positionAt(index), ucis)
  if (!moves) throw new Error(`ERR_LINE: ${ucis.join(' ')} after ${index} moves`)
  return { kind, from: index, moves }
}

/** The move that decided the game, or that no single one did; undefined for a game without mistakes and without a loser. */
export function turningPointText(game: ReviewedGame, review: Review): string | undefined {
  if (review.turningPoint === undefined) {
    const isDecided =
      game.ending?.winner !== undefined || review.moves.some((move) => isError(move.moveClass))
    return isDecided ? words.comment.noTurningPoint : undefined
  }
  const { san, moveClass } = review.moves[review.turningPoint]!
  const number = numberAt(movesBefore(game.line) + review.turningPoint)
  return words.comment.turningPoint(`${number} ${san}`, moveClass)
}
