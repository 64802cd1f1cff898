import { useEffect, useMemo, useReducer } from 'react'
import { whenHidden } from '#app/browser/when-hidden.ts'
import { judgePositions, judgesFor, type Judge } from './judging.ts'
import { readEvaluations } from '../pgn/read-evaluations.ts'
import {
  judgedSoFar,
  looksOf,
  makeReviewState,
  reduceReview,
  reviewOf,
  type ReviewEvent,
  type ReviewState,
} from './review-state.ts'
import type { KeptJudgement } from './kept-judgement.ts'

import { makeBegunKeeper } from './begun-keeper.ts'
import type { BegunReviews, ReviewStorage } from './review-storage.ts'
import { keyOf, linesOf, type Opening, type ReviewedGame } from '../reviewed-game.ts'

/** What comes within this time is shown together: each new piece of the review is drawn with all of the page. */
const TOGETHER_MS = 300

/**
 * Runs the review of one game: from the device where it is kept, else by judging, and keeps it when it is whole, and what
 * there is of it when it is left before that. Meanwhile a text that brings evaluations is reviewed by those (`isRead`).
 */
export function useReview(
  game: ReviewedGame,
  opening: Opening,
  startJudge: () => Judge,
  storage: ReviewStorage,
  begun: BegunReviews,
) {
  const [state, dispatch] = useReducer(reduceReview, game.moves.length, makeReviewState)
  const { status } = state

  useEffect(() => {
    let left = false
    const load = async (): Promise<ReviewEvent> => {
      const judgements = await storage.find(keyOf(game))
      return { type: 'loaded', judgements, begun: judgements ? undefined : await begun.find(game) }
    }
    load().then(
      (loaded) => !left && dispatch(loaded),
      (error: unknown) => {
        console.warn('Kept reviews cannot be read.', error)
        if (!left) dispatch({ type: 'loaded', judgements: undefined })
      },
    )
    return () => {
      left = true
    }
  }, [game, storage, begun])

  useEffect(() => {
    if (status !== 'judging') return
    return judgeRest({ game, state, startJudge, storage, begun, dispatch })
    // What was judged before is read once, when judging begins.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [status, game, startJudge, storage, begun])

  const judged = useMemo(() => judgedSoFar(state), [state])
  const looks = useMemo(() => looksOf(state), [state])
  const read = useMemo(() => readEvaluations(game), [game])
  // Until all is judged here: two judges in one review would blame a move for their disagreement.
  const isRead = read !== undefined && status !== 'done'
  const judgements = isRead ? read : judged
  const review = useMemo(
    () => reviewOf(game, judgements, opening, { hasLines: !isRead }),
    [game, judgements, opening, isRead],
  )
  return { status, judged, looks, judgements, isRead, review, dispatch }
}

interface Judging {
  readonly game: ReviewedGame
  readonly state: ReviewState
  readonly startJudge: () => Judge
  readonly storage: ReviewStorage
  readonly begun: BegunReviews
  readonly dispatch: (event: ReviewEvent) => void
}

/** Judges what is left to be judged, and tells of several at a time. The answer stops it. */
function judgeRest({ game, state, startJudge, storage, begun, dispatch }: Judging): () => void {
  const left = new AbortController()
  let found = new Map<number, KeptJudgement>()
  const all = [...state.judgements]
  const keeper = makeBegunKeeper({ begun, whenHidden })
  let timer: ReturnType<typeof setTimeout> | undefined
  // Whoever waits sees at once that it has begun, and the first move when both its positions are judged.
  let atOnce = 2
  const show = () => {
    clearTimeout(timer)
    timer = undefined
    dispatch({ type: 'judged', found })
    found = new Map()
  }
  const job = {
    lines: linesOf(game),
    known: state.judgements,
    startJudge,
    judges: judgesFor(navigator.hardwareConcurrency),
    onJudged: (index: number, judgement: KeptJudgement) => {
      found.set(index, judgement)
      all[index] = judgement
      keeper.change(game, all)
      if (atOnce-- > 0) show()
      else timer ??= setTimeout(show, TOGETHER_MS)
    },
  }
  void judgePositions(job, left.signal).then((ended) => {
    if (left.signal.aborted) return
    show()
    if (!ended.ok) {
      keeper.flush()
      console.warn(`The review stopped: ${ended.error} ${ended.detail ?? ''}`)
      return dispatch({ type: 'failed' })
    }
    dispatch({ type: 'finished' })
    keeper.drop()
    storage
      .keep(keyOf(game), all as KeptJudgement[])
      .catch((error: unknown) => console.warn('The review could not be kept on this device.', error))
  })
  return () => {
    if (timer !== undefined) show()
    left.abort()
    keeper.flush()
  }
}
