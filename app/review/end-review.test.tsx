// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { finishedGame } from '#matches/game-record.fixture.ts'
import type { GameRecord } from '#matches/game-record.ts'
import { makeObservable } from '#app/browser/observable.ts'
import { EndReview } from './end-review.tsx'
import { NO_PROGRESS } from './judging/planner.ts'
import type { ReviewScheduler, SchedulerState } from './judging/scheduler.ts'
import type { Judgements, PositionJudgement } from './judging/judgements.ts'
import { EMPTY_BOOK } from './opening-book.ts'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const FINISHED: GameRecord = {
  gameId: 'a',
  opponent: { type: 'same-screen', names: { w: '', b: '' } },
  time: { minutes: 10, increment: 0, untimed: false },
  takebacks: 0,
  line: finishedGame({ moves: ['e4', 'e5'] }).line,
  times: undefined,
  left: undefined,
  called: { reason: 'resignation', color: 'b' },
  finishedAt: '2026-11-24T12:00:00Z',
  durationSeconds: 60,
  engineVersion: undefined,
}

const JUDGED: PositionJudgement = {
  net: 1,
  depth: 12,
  variations: [{ score: { type: 'centipawns', value: 20 }, moves: [] }],
}

function startReview(): {
  readonly scheduler: ReviewScheduler
  readonly change: (judgements: Judgements) => void
  readonly judge: (count: number) => void
} {
  const game = { line: FINISHED.line, isOver: true, isHeld: false }
  const state = makeObservable<SchedulerState>({
    ...{ game, progress: NO_PROGRESS, isQuick: false, hasFailed: false },
  })
  const change = (judgements: Judgements): void => state.change({ progress: { ...NO_PROGRESS, judgements } })
  return {
    scheduler: {
      follow() {},
      delay() {},
      stop() {},
      get state() {
        return state.value
      },
      subscribe: (listener) => state.subscribe(listener),
    },
    change,
    judge: (count) => change([0, 1, 2].map((index) => (index < count ? JUDGED : undefined))),
  }
}

it('screen readers hear that a review is made and that it is ready, and nothing between', async () => {
  const { scheduler, judge } = startReview()
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(<EndReview finished={FINISHED} scheduler={scheduler} book={EMPTY_BOOK} />),
  )
  const heard: (string | null)[] = []
  for (const count of [0, 1, 2, 3]) {
    await act(async () => judge(count))
    const live = [...place.querySelectorAll('[aria-live], [role=status]')]
    heard.push(live.map(({ textContent }) => textContent).join())
  }
  expect(place.textContent).toContain('Accuracy')
  // Without a turning point, the final position is shown instead.
  expect(place.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Final position')
  expect(heard).toEqual([...Array.from({ length: 3 }, () => 'Reviewing the game.'), 'The review is ready.'])
  await act(async () => root.unmount())
})

it('shows the figures of the review, so it waits for the second look at a mistake', async () => {
  const judged = (value: number, first?: number): PositionJudgement => ({
    ...{ net: 1, depth: 12, variations: [{ score: { type: 'centipawns', value }, moves: [] }] },
    ...(first !== undefined && { first: { type: 'centipawns', value: first } }),
  })
  const { scheduler, change } = startReview()
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(<EndReview finished={FINISHED} scheduler={scheduler} book={EMPTY_BOOK} />),
  )
  await act(async () => change([judged(0), judged(300), judged(-300)]))
  expect(place.textContent).not.toContain('Accuracy')
  await act(async () => change([judged(0, 0), judged(0, 300), judged(0, -300)]))
  expect(place.textContent).toContain('Accuracy')
  await act(async () => root.unmount())
})
