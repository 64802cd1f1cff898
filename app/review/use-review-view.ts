import { useEffect, useMemo, useReducer } from 'react'
import type { Move } from '#chess/types.ts'
import { isError } from '#coach/move-class.ts'
import { pauseAt } from '#app/line/stepper.ts'
import { useStepKeys } from '#app/line/use-step-keys.ts'
import type { Review } from '#coach/review.ts'
import { useMistakeKeys } from './use-mistake-keys.ts'
import { otherMistake, reduceView, viewAt, type ViewEvent, type ViewState } from './view-state.ts'

type Which = 'next' | 'previous'

/** Where the reader is, who begins at `firstPly`: the shown ply of the game or of a line, moved by buttons, keys and time. */
export function useReviewView(
  { moves }: { readonly moves: readonly Move[] },
  review: Review | undefined,
  firstPly: number,
  onFlip: () => void,
) {
  const last = moves.length
  const [view, change] = useReducer(
    (now: ViewState, event: ViewEvent) => reduceView(now, event, last),
    firstPly,
    viewAt,
  )
  const { line } = view
  const at = line?.at ?? view.game
  useEffect(() => {
    if (!at.isPlaying) return
    const timer = setTimeout(() => change({ type: 'tick' }), pauseAt(1))
    return () => clearTimeout(timer)
  }, [at])

  const mistakes = useMemo(
    () => review?.moves.flatMap(({ moveClass }, index) => (isError(moveClass) ? [index] : [])) ?? [],
    [review],
  )
  const { ply } = view.game
  const goToMistake = (which: Which) => {
    const found = otherMistake(mistakes, ply, which)
    if (found !== undefined) change({ type: 'go', ply: found })
  }
  useStepKeys((type) => {
    if (type === 'flip') onFlip()
    else change({ type })
    return true
  })
  useMistakeKeys((what) => (what === 'close' ? change({ type: 'close-line' }) : goToMistake(what)))

  // The line's moves go on from the game's, so that every piece keeps its place and slides from there.
  const onBoard = useMemo(
    () => (line ? [...moves.slice(0, line.shown.from), ...line.shown.moves] : moves),
    [moves, line],
  )
  const hasMistake = (which: Which) => otherMistake(mistakes, ply, which) !== undefined
  return {
    ply,
    line,
    onBoard,
    plyOnBoard: line ? line.shown.from + line.at.ply : ply,
    change,
    goToMistake,
    hasMistake,
  }
}

export type ReviewCursor = ReturnType<typeof useReviewView>
