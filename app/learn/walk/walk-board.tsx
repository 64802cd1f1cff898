import { useMemo, useReducer, useState, type ReactNode } from 'react'
import type { Square } from '#chess/types.ts'
import { Board } from '#app/board/board.tsx'
import type { BoardMark } from '#app/board/board-marks.ts'
import { BoardButton } from '#app/board/look/board-button.tsx'
import { PromotionDialog } from '#app/board/promotion-dialog.tsx'
import { TypedField } from '#app/line/typed-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Stars } from './stars.tsx'
import {
  beginWalk,
  isPromotion,
  isWalked,
  pieceOn,
  reduceWalk,
  targetsIn,
  type WalkMove,
  type Walk,
  type WalkEvent,
  type WalkState,
} from './walk.ts'
import { parseStep, walkLabels, walkStatus } from './walk-words.ts'
import { useWhenDone } from '#app/exercise/use-when-done.ts'
import { words } from '#words/learn/walk'

interface WalkBoardProps {
  readonly walk: Walk
  readonly takesFocus: boolean
  readonly head: ReactNode
  /** Content shown when it is done. */
  readonly after: ReactNode
  readonly onDone: () => void
}

/** A board with stars to collect or pieces to capture, with pointer, touch, keys or typed moves. */
export function WalkBoard({ walk, takesFocus, head, after, onDone }: WalkBoardProps) {
  const { state, dispatch, selected, promoting, play, onPress, letGo } = useWalk(walk)
  const isDone = isWalked(state)
  const labels = useMemo(() => walkLabels(state, selected), [state, selected])

  useWhenDone(isDone, onDone)

  return (
    <>
      <div className="relative">
        <Board
          orientation="w"
          pieces={state.pieces}
          labels={labels}
          movable={isDone ? undefined : 'w'}
          selected={selected}
          targets={selected === undefined ? NO_SQUARES : targetsIn(state, selected)}
          premoved={NO_SQUARES}
          lastMove={state.last ? [state.last.from, state.last.to] : NO_SQUARES}
          check={undefined}
          acrossTable={false}
          takesFocus={takesFocus}
          marks={NO_MARKS}
          onPress={onPress}
          onCancel={letGo}
        >
          <Stars squares={state.stars} />
        </Board>
        {promoting && (
          <PromotionDialog
            color="w"
            orientation="w"
            square={promoting.to}
            acrossTable={false}
            onChosen={(promotion) => play({ ...promoting, promotion })}
            onCancel={letGo}
          />
        )}
      </div>
      <WalkSide {...{ walk, state, dispatch, head, after, play }} />
    </>
  )
}

/** Turns presses into steps: a piece, its target, and a pawn’s promotion. */
function useWalk(walk: Walk) {
  const [state, dispatch] = useReducer(
    (before: WalkState, event: WalkEvent) => reduceWalk(walk, before, event),
    walk,
    beginWalk,
  )
  const [intent, setIntent] = useState<{ readonly selected?: Square; readonly promoting?: WalkMove }>({})
  const { selected, promoting } = intent
  const letGo = () => setIntent({})

  function play(step: WalkMove) {
    if (isPromotion(state, step) && step.promotion === undefined) return setIntent({ promoting: step })
    letGo()
    dispatch({ type: 'step', step })
  }

  function onPress(square: Square) {
    if (isWalked(state)) return
    if (selected !== undefined && targetsIn(state, selected).includes(square))
      play({ from: selected, to: square })
    else if (square !== selected && pieceOn(state, square)?.color === 'w') setIntent({ selected: square })
    else letGo()
  }

  return { state, dispatch, selected, promoting, play, onPress, letGo }
}

interface WalkSideProps extends Pick<WalkBoardProps, 'walk' | 'head' | 'after'> {
  readonly state: WalkState
  readonly dispatch: (event: WalkEvent) => void
  readonly play: (step: WalkMove) => void
}

function WalkSide({ walk, state, dispatch, head, after, play }: WalkSideProps) {
  const isDone = isWalked(state)

  function onText(text: string): string | undefined {
    const step = parseStep(state, text)
    if (step === undefined) return words.walkBoard.fitsNoPieceHere(text)
    play(step)
    return undefined
  }

  return (
    <div className="exercise-side" data-phase={isDone ? 'done' : 'asking'}>
      {head}
      <p role="status" className={`try-status ${isDone ? 'text-success' : ''}`}>
        {walkStatus(walk, state)}
      </p>
      <div className="try-controls">
        {isDone && after}
        {!isDone && (
          <Button icon="undo" disabled={state.steps === 0} onClick={() => dispatch({ type: 'back' })}>
            {words.walkBoard.takeBack}
          </Button>
        )}
        <Button icon="reset" disabled={state.steps === 0} onClick={() => dispatch({ type: 'restart' })}>
          {words.walkBoard.startAgain}
        </Button>
        <BoardButton />
      </div>
      {!isDone && (
        <div className="try-typed">
          <TypedField placeholder={words.walkBoard.example} onText={onText} />
        </div>
      )}
    </div>
  )
}

const NO_SQUARES: readonly Square[] = []
const NO_MARKS: readonly BoardMark[] = []
