import { expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { Line } from '#chess/line.ts'
import type { GameProgress } from '#app/game/screen/use-progress.ts'
import type { ReviewScheduler, FollowedGame } from '#app/review/judging/scheduler.ts'
import { makeGameFollower } from './follow-game.ts'

function make({ isLoaded = false } = {}) {
  const told: FollowedGame[] = []
  const review = { follow: (game: FollowedGame) => void told.push(game) } as ReviewScheduler
  let deliver: (review: ReviewScheduler) => void
  const fetched = new Promise<ReviewScheduler>((resolve) => (deliver = resolve))
  let asked = 0
  const follower = makeGameFollower({
    loaded: () => (isLoaded ? review : undefined),
    load: () => (asked++, fetched),
    hasCoreToSpare: () => true,
  })
  const arrive = async () => {
    deliver(review)
    await fetched
  }
  return { follower, told, arrive, asked: () => asked }
}

const progress = (changed: Partial<GameProgress> = {}): GameProgress => ({
  ...{ line: new Line(START_FEN), isOver: false, isComputersTurn: false, isCoached: true },
  ...changed,
})

it('a game is followed once the review has been fetched', async () => {
  const { follower, told, arrive } = make()
  follower.follow(progress())
  expect(told).toEqual([])
  await arrive()
  expect(told).toMatchObject([{ line: { moves: [] }, isUrgent: true, isHeld: false }])
})

it('a game that the coach has taken over meanwhile is not set back to how it stood before', async () => {
  const { follower, told, arrive } = make()
  follower.follow(progress())
  follower.leaveToCoach()
  await arrive()
  expect(told).toEqual([])
})

it('while the computer is to move, nothing is fetched', () => {
  const { follower, asked } = make()
  follower.follow(progress({ isCoached: false, isComputersTurn: true }))
  expect(asked()).toBe(0)
})

it('while the computer is to move, a running review waits, and leaves the worker to the coach if there is one', async () => {
  const { follower, told, arrive } = make({ isLoaded: true })
  follower.follow(progress({ isComputersTurn: true }))
  follower.follow(progress({ isComputersTurn: true, isCoached: false }))
  await arrive()
  expect(told).toMatchObject([{ isHeld: true, isUrgent: false }])
})
