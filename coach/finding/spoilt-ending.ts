import { makeFen } from '#chess/fen.ts'
import { afterMoves, readMoves } from '#chess/line.ts'
import { legalMoves } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move, Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { EndingClaim } from '#coach/claims/claim.ts'
import { isWorse, outcomeBefore, type ExactOutcome, type ExactProbe } from '#coach/judging/exact.ts'
import type { Question } from './question.ts'

/** A mate in so many moves or fewer is shown as a line, and not as a result. */
const MOST_MOVES_OF_MATE = 3

/** The exact result that a move changed, if tables of endings cover the positions before and after it. */
export function spoiltEnding(question: Question): EndingClaim | undefined {
  const { exact, position, played, best, answer } = question
  const before = exact?.(position)
  if (!exact || !before || before.result === 'loss' || isShortMate(question)) return undefined
  const after = outcomeAfter(position, played, exact)
  if (!after || !isWorse(before, after)) return undefined
  const keeps = keepingMove(position, before, exact, best.moves[0])
  if (keeps === undefined) return undefined
  const [reply] = answer?.moves ?? []
  return {
    ...{ kind: 'ending', about: 'allowed', before, after, keeps: makeUci(keeps) },
    proof: { start: makeFen(position), moves: [makeUci(played), ...(reply === undefined ? [] : [reply])] },
  }
}

const isShortMate = ({ best, answer }: Question): boolean =>
  [best, answer].some(
    (line) => line?.score.type === 'mate' && line.score.moves > 0 && line.score.moves <= MOST_MOVES_OF_MATE,
  )

function outcomeAfter(position: Position, move: Move, exact: ExactProbe): ExactOutcome | undefined {
  const after = exact(afterMoves(position, [move]))
  return after && outcomeBefore(after)
}

/** The engine's choice if it keeps the result, otherwise the quickest move that does. */
function keepingMove(
  position: Position,
  before: ExactOutcome,
  exact: ExactProbe,
  best: Uci | undefined,
): Move | undefined {
  const [chosen] = best === undefined ? [] : (readMoves(position, [best]) ?? [])
  const keeping = [...(chosen === undefined ? [] : [chosen]), ...legalMoves(position)].flatMap((move) => {
    const after = outcomeAfter(position, move, exact)
    return after && !isWorse(before, after) ? [{ move, after }] : []
  })
  if (keeping[0]?.move === chosen) return chosen
  return keeping.toSorted((one, other) => pliesOf(one.after) - pliesOf(other.after))[0]?.move
}

const pliesOf = (outcome: ExactOutcome): number =>
  outcome.result === 'draw' ? 0 : (outcome.plies ?? Infinity)
