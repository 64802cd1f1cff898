import { useMemo, useState } from 'react'
import { nodeAt } from '#chess/move-tree.ts'
import { moveFrom, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import type { BoardMark } from '#app/board/board-marks.ts'
import { Line } from '#chess/line.ts'
import { useLiveLines, type LiveLines } from '#app/tree/use-live-lines.ts'
import { commentOn, type MoveComment } from './comment.ts'
import type { ReviewJudge } from './judging/workers.ts'
import type { ReviewedGame } from './reviewed-game.ts'
import { useTriedMove } from './tried/use-tried-move.ts'
import type { Reviewing } from './judging/use-review.ts'
import type { ReviewCursor } from './use-review-view.ts'
import type { ShownLine, ViewState } from './view-state.ts'

/** The switch for the engine's best lines, and their number. */
interface EngineSwitch {
  readonly isOn: boolean
  readonly variations: number
}

/** The position on the board with the judgements of review and engine. */
export function useShownPosition(
  game: ReviewedGame,
  { review, judged: known, judgements, isRead }: Reviewing,
  { tree, ply, path, tried, line: shownLine }: ReviewCursor,
  startJudge: () => ReviewJudge,
) {
  const [engine, setEngine] = useState<EngineSwitch>({ isOn: false, variations: 3 })
  const line = useMemo(() => new Line(game.line.start, path), [game.line, path])
  const position = useMemo(() => line.positionAt(), [line])
  const live = useLiveLines(line, engine, startJudge)
  const judged = useTriedMove(
    { line: game.line, judgements: known, tried: shownLine ? path : tried },
    startJudge,
  )
  const comment = useMemo(() => {
    const found = review && ply > 0 ? commentOn(game, review, judgements, ply - 1) : undefined
    // The PGN's comment contains only what was proved when it was written.
    return found && isRead
      ? { ...found, sentence: nodeAt(tree, game.line.moves.slice(0, ply))?.comment }
      : found
  }, [game, review, judgements, isRead, tree, ply])
  const marks = useMemo(
    () => bestMarks(live, position) ?? (shownLine ? lineMarks(shownLine) : tried ? [] : moveMarks(comment)),
    [live, position, shownLine, tried, comment],
  )
  return { line, position, engine, setEngine, live, judged, comment, marks }
}

export type ShownPosition = ReturnType<typeof useShownPosition>

function bestMarks({ answer }: LiveLines, position: Position): readonly BoardMark[] | undefined {
  const best = answer?.variations[0]?.moves[0]
  const move = best === undefined ? undefined : parseUci(position, best)
  return move?.ok ? [arrow(move.value, 'green')] : undefined
}

/** Green: the better move. Red: the opponent's threat. */
function moveMarks(comment: MoveComment | undefined): readonly BoardMark[] {
  const better = comment?.better?.line.moves[0]
  const against = comment?.reply?.line ?? comment?.proof
  const threat = against && isOpponents(against) ? against.moves[1] : undefined
  return [...(better ? [arrow(better, 'green')] : []), ...(threat ? [arrow(threat, 'red')] : [])]
}

/** The next move of the side that the line is about or, at the line's end, that side's threat. Red for the opponent. */
function lineMarks({ shown, at: { ply } }: NonNullable<ViewState['line']>): readonly BoardMark[] {
  const isAtEnd = ply === shown.moves.length
  const next = isAtEnd ? shown.threat?.move : shown.moves[ply]
  const isTheirTurn = isAtEnd || (ply % 2 === 1) === isOpponents(shown)
  return next && isTheirTurn ? [arrow(next, isOpponents(shown) ? 'red' : 'green')] : []
}

const isOpponents = ({ kind }: ShownLine): boolean => kind === 'refutation' || kind === 'reply'

const arrow = (move: Move, color: BoardMark['color']): BoardMark => ({
  from: moveFrom(move),
  to: moveTo(move),
  color,
})
