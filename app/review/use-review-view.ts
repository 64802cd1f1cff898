import { useEffect, useMemo, useReducer, useState } from 'react'
import type { Line } from '#chess/line.ts'
import { lineThrough, type MoveTree } from '#chess/move-tree.ts'
import { isError } from '#coach/judging/move-class.ts'
import { pauseAt } from '#app/line/stepper.ts'
import { useStepKeys } from '#app/line/use-step-keys.ts'
import type { Review } from '#coach/review/review.ts'
import { useMistakeKeys } from './use-mistake-keys.ts'
import { otherMistake, shownPath, reduceView, viewAt, type ViewEvent, type ViewState } from './view-state.ts'

type Which = 'next' | 'previous'

/** The state in which the review opens. */
export interface ReadingStart {
  /** The game with the moves that were tried before. */
  readonly tree: MoveTree
  readonly ply: number
  /** The user returns from the questions, and the button that had the focus no longer exists. */
  readonly isBack: boolean
}

const toldAt = (view: ViewState, ply: number | undefined): ViewState =>
  ply === undefined ? view : { ...view, game: { ...view.game, ply } }

/**
 * The shown position in the game, in tried moves or in a line, with its keys and its playback. `toldPly`: the position that the
 * coach's words about the whole game are about, instead of the final position.
 */
export function useReviewView(
  { moves }: Line,
  review: Review | undefined,
  start: ReadingStart,
  onFlip: () => void,
  toldPly?: number,
) {
  const [opened] = useState(() => viewAt(start))
  const [kept, change] = useReducer((now: ViewState, event: ViewEvent) => {
    const from = now === opened && !start.isBack ? toldAt(now, toldPly) : now
    const next = reduceView(from, event, moves)
    return next === from ? now : next
  }, opened)
  /** The board shows how the game ended, until the user first steps or plays; the words are about the whole game. */
  const isOverview = kept === opened && !start.isBack
  const view = useMemo(() => (isOverview ? toldAt(kept, toldPly) : kept), [kept, isOverview, toldPly])
  const { tree, game, tried, line } = view
  const at = line?.at ?? game
  useEffect(() => {
    if (!at.isPlaying) return
    const timer = setTimeout(() => change({ type: 'tick' }), pauseAt(1))
    return () => clearTimeout(timer)
  }, [at])

  const mistakes = useMemo(
    () => review?.moves.flatMap(({ moveClass }, index) => (isError(moveClass) ? [index] : [])) ?? [],
    [review],
  )
  const { ply } = game
  /** From the overview the next mistake is the game's first. */
  const mistakeFrom = (which: Which) =>
    otherMistake(mistakes, isOverview && which === 'next' ? 0 : ply, which)
  const goToMistake = (which: Which) => {
    const found = mistakeFrom(which)
    if (found !== undefined) change({ type: 'go', ply: found })
  }
  useStepKeys((type) => {
    if (type === 'flip') onFlip()
    else change({ type })
    return true
  })
  useMistakeKeys((what) => (what === 'close' ? change({ type: 'close' }) : goToMistake(what)))

  const path = useMemo(() => shownPath({ game, tried, line }, moves), [game, tried, line, moves])
  /** The current ply and the last ply of the line that the step buttons control. */
  const steps = useMemo(() => {
    if (line) return { at: line.at.ply, last: line.shown.moves.length }
    if (tried) return { at: tried.length, last: lineThrough(tree, tried).length }
    return { at: game.ply, last: moves.length }
  }, [tree, game.ply, tried, line, moves])
  const hasMistake = (which: Which) => mistakeFrom(which) !== undefined
  return { isOverview, tree, ply, tried, line, path, steps, change, goToMistake, hasMistake }
}

export type ReviewCursor = ReturnType<typeof useReviewView>
