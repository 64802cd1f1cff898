import { useCallback, useMemo } from 'react'
import { Button } from '#app/ui/button.tsx'
import { mayHumanMove, type Game, type GameEvent } from '#app/game/game.ts'
import { positionAt } from '#app/line/line.ts'
import { MoveList } from './move-list.tsx'
import { OpeningName } from './opening-name.tsx'
import { sansOf } from '#app/line/sans.ts'
import { TypedMoveField } from '#app/line/typed-move-field.tsx'
import { playSound } from '#app/game/sounds/play-sound.ts'

export interface ReviewPanelProps {
  readonly game: Game
  readonly dispatch: (event: GameEvent) => void
}

/** The right panel: the moves, and stepping through them. */
export function ReviewPanel({ game, dispatch }: ReviewPanelProps) {
  const { start, moves, shown } = game
  const sans = useMemo(() => sansOf({ start, moves }), [start, moves])
  const first = useMemo(() => positionAt({ start, moves }, 0), [start, moves])
  const show = useCallback(
    (ply: number) => dispatch({ type: 'position-shown', ply, atMs: performance.now() }),
    [dispatch],
  )
  return (
    <section aria-label="Review" className="review-panel">
      <OpeningName game={game} />
      <MoveList
        sans={sans}
        firstNumber={first.fullmoves}
        blackBegins={first.turn === 'b'}
        shown={shown}
        onShow={show}
      />
      {/* Its place is kept before the first move, so that nothing moves when the buttons appear. */}
      <div className="review-steps">
        {moves.length > 0 && (
          <>
            <Button icon="previous" disabled={shown === 0} onClick={() => show(shown - 1)}>
              <span className="review-step">Previous</span>
            </Button>
            <Button iconAfter="next" disabled={shown === moves.length} onClick={() => show(shown + 1)}>
              <span className="review-step">Next</span>
            </Button>
          </>
        )}
      </div>
      <TypedMoveField
        position={() => (mayHumanMove(game) ? positionAt(game, game.shown) : undefined)}
        onMove={(move) => dispatch({ type: 'move-played', move, atMs: performance.now() })}
        onRefused={() => playSound('illegal')}
      />
    </section>
  )
}
