import { makeFen } from '#chess/fen.ts'
import type { Line } from '#chess/line.ts'
import type { Color } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { reasonOf } from '#coach/claims/claim.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import { isError, type MoveClass } from '#coach/judging/move-class.ts'
import type { Review } from '#coach/review/review.ts'
import { winChanceOf } from '#coach/judging/win-chance.ts'
import type { CardEntry } from '#contract/training.ts'
import { newId } from '#app/browser/new-id.ts'
import { keyOf } from './card-key.ts'

/** The parts of a finished review that cards are made of. */
export interface ReviewedMistakes {
  readonly line: Line
  /** The side whose mistakes are used. */
  readonly color: Color
  readonly review: Review
  readonly judgements: readonly Judgement[]
  readonly title: string
  readonly gameId: string | undefined
}

/** With a smaller gap the second-best move is also good, and the card would call it wrong. */
const APART = 8

type CardClass = CardEntry['moveClass']
const CLASSES: readonly MoveClass[] = ['inaccuracy', 'mistake', 'missed-win', 'blunder']
export const isCardClass = (moveClass: MoveClass): moveClass is CardClass => CLASSES.includes(moveClass)

/**
 * Makes a card for each mistake with exactly one good move, which needs no engine to check the answer. Other mistakes are
 * asked in the review, where the engine judges each try. `known`: existing cards.
 */
export function makeCards(
  { line, color, review, judgements, title, gameId }: ReviewedMistakes,
  known: ReadonlySet<string>,
  now = new Date(),
): readonly CardEntry[] {
  return review.moves.flatMap((move, index) => {
    const before = line.moves[index - 1]
    const played = line.moves[index]
    if (move.color !== color || !isError(move.moveClass) || !isCardClass(move.moveClass)) return []
    if (before === undefined || played === undefined || !isOnlyMove(judgements[index])) return []
    const fen = makeFen(line.positionAt(index - 1))
    const card = keyOf(`${makeFen(line.positionAt(index))} ${move.best.move}`)
    if (known.has(card)) return []
    return {
      kind: 'card' as const,
      id: newId(now.getTime()),
      at: now.toISOString(),
      card,
      fen,
      before: makeUci(before),
      best: move.best.move,
      played: makeUci(played),
      moveClass: move.moveClass,
      ...(move.claim && { motif: reasonOf(move.claim) }),
      game: { title: title.slice(0, 200), ...(gameId !== undefined && { id: gameId }), move: index + 1 },
    }
  })
}

function isOnlyMove(judgement: Judgement | undefined): boolean {
  const [best, second] = judgement?.variations ?? []
  if (!best) return false
  return !second || winChanceOf(best.score) - winChanceOf(second.score) >= APART
}
