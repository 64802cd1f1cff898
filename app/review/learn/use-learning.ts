import { Line } from '#chess/line.ts'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { reviewLastMove } from '#coach/review/review.ts'
import { EFFORT } from '../judging/planner.ts'
import type { ReviewJudge } from '../judging/workers.ts'
import type { PositionJudgement } from '../judging/judgements.ts'
import type { ReviewedGame } from '../reviewed-game.ts'
import { beginLearning, reduceLearning, type LearnEvent, type LearnState } from './learn-state.ts'
import type { LearnQuestion } from './questions.ts'

/** How long a wrong try and each move of a proof are shown. */
const WRONG_MS = 1_400
const PROOF_MS = 1_000

interface Learning {
  readonly game: ReviewedGame
  readonly judgements: readonly PositionJudgement[]
  readonly questions: readonly LearnQuestion[]
  readonly startJudge: () => ReviewJudge
}

/** Asks the questions in order. The engine judges tries that the review does not know. */
export function useLearning({ game, judgements, questions, startJudge }: Learning) {
  const [state, dispatch] = useReducer(
    (before: LearnState, event: LearnEvent) => reduceLearning(questions, before, event),
    undefined,
    beginLearning,
  )
  const { phase, tried, at, proof } = state
  const judge = useRef<ReviewJudge>(undefined)
  useEffect(
    () => () => {
      judge.current?.stop()
      judge.current = undefined
    },
    [],
  )

  useEffect(() => {
    if (phase !== 'judging' || tried === undefined) return
    const left = new AbortController()
    const { index } = questions[at]!
    const line = game.line.upTo(index).with(tried)
    judge.current ??= startJudge()
    void judge.current.judge(line.toText(), EFFORT, left.signal).then((after) => {
      if (left.signal.aborted) return
      const judged = after.ok
        ? reviewLastMove({ line, bookPlies: 0, before: judgements[index]!, after: after.value })
        : after
      if (judged.ok) return dispatch({ type: 'judged', move: tried, judged: judged.value })
      console.warn(`A try could not be judged: ${judged.error} ${judged.detail ?? ''}`)
      dispatch({ type: 'failed', move: tried })
    })
    return () => left.abort()
  }, [phase, tried, at, game, judgements, questions, startJudge])

  useEffect(() => {
    const pause = phase === 'wrong' ? WRONG_MS : proof ? PROOF_MS : undefined
    if (pause === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'tick' }), pause)
    return () => clearTimeout(timer)
  }, [phase, proof])

  // A line with the game's moves before the try or the proof, so that pieces slide from their squares.
  const line = useMemo(() => {
    const shown = proof ? proof.moves.slice(0, proof.ply) : tried === undefined ? [] : [tried]
    return new Line(game.line.start, [...game.line.moves.slice(0, questions[at]!.index), ...shown])
  }, [game, questions, at, tried, proof])

  return { state, dispatch, line }
}
