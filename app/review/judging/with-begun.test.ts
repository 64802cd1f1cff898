import { describe, expect, it, vi } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { Position } from '#chess/position.ts'
import { parseSan } from '#chess/san.ts'
import { makeObservable } from '#app/browser/observable.ts'
import type { GameLine } from '#app/line/line.ts'
import type { BackgroundReview, BackgroundState, FollowedGame } from './background-review.ts'
import type { JudgedSoFar } from './kept-judgement.ts'
import { withBegun } from './with-begun.ts'

function gameOf(sans: string, isOver = false): FollowedGame {
  const position = Position.start()
  const moves = sans.split(' ').map((san) => {
    const move = parseSan(position, san)
    if (!move.ok) throw new Error(san)
    position.make(move.value)
    return move.value
  })
  return { start: START_FEN, moves, isOver, isHeld: false }
}

const JUDGED = { depth: 9, net: 1, variations: [] }

/** A review that judges when it is told to. What was followed is written down, and what is kept for later. */
function make(find: () => Promise<JudgedSoFar | undefined> = async () => undefined) {
  const followed: [moves: number, known: JudgedSoFar | undefined][] = []
  const kept: [moves: number, judged: number, before: number | undefined][] = []
  const state = makeObservable<BackgroundState>({
    game: undefined,
    judgements: [],
    isQuick: true,
    hasFailed: false,
  })
  const inner: BackgroundReview = {
    follow(game, known) {
      followed.push([game.moves.length, known])
      state.change({ game })
    },
    giveWay: () => {},
    stop: () => {},
    get state() {
      return state.value
    },
    subscribe: (listener) => state.subscribe(listener),
  }
  const begun = {
    find,
    keep: async (game: GameLine, all: JudgedSoFar, before?: GameLine) => {
      const judged = all.filter((each) => each !== undefined).length
      kept.push([game.moves.length, judged, before?.moves.length])
    },
  }
  const hidden = new Set<() => void>()
  const whenHidden = (run: () => void) => {
    hidden.add(run)
    return () => void hidden.delete(run)
  }
  const review = withBegun(inner, { begun, whenHidden })
  const judge = (...judgements: JudgedSoFar) => state.change({ judgements })
  return { review, followed, kept, judge, hide: () => hidden.forEach((run) => run()) }
}

describe('a background review that goes on from an earlier visit', () => {
  it('asks for what is known of a game that comes with its moves, and not after each move', async () => {
    const find = vi.fn(async () => [JUDGED, undefined, JUDGED, JUDGED])
    const { review, followed } = make(find)
    review.follow(gameOf('e4 e5 Nf3'))
    await expect.poll(() => followed).toHaveLength(2)
    expect(followed[1]).toEqual([3, [JUDGED, undefined, JUDGED, JUDGED]])
    review.follow(gameOf('e4 e5 Nf3 Nc6'))
    expect(find).toHaveBeenCalledOnce()
  })

  it('takes what the game shares with how it stood when it was asked about', async () => {
    const { review, followed } = make(async () => [JUDGED, JUDGED, JUDGED, JUDGED])
    review.follow(gameOf('e4 e5 Nf3'))
    review.follow(gameOf('e4 e5 Bc4'))
    await expect.poll(() => followed).toHaveLength(3)
    expect(followed[2]).toEqual([3, [JUDGED, JUDGED, JUDGED]])
  })

  it('asks for nothing at the first move', () => {
    const { review } = make(() => expect.unreachable('one move'))
    review.follow(gameOf('e4'))
    review.follow(gameOf('e4 e5'))
  })

  it('asks for nothing where all is known', () => {
    const { review } = make(() => expect.unreachable('known'))
    review.follow(gameOf('e4 e5 Nf3', true), [JUDGED, JUDGED, JUDGED, JUDGED])
  })

  it('begins nothing where it was stopped meanwhile', async () => {
    const found = Promise.resolve([JUDGED])
    const { review, followed } = make(() => found)
    review.follow(gameOf('e4 e5'))
    review.stop()
    await found
    await new Promise((resolve) => setTimeout(resolve))
    expect(followed).toHaveLength(1)
  })

  it('goes on without where the device forbids storage', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { review, followed } = make(() => Promise.reject(new Error('forbidden')))
    review.follow(gameOf('e4 e5'))
    await expect.poll(() => warn.mock.calls.length).toBe(1)
    expect(followed).toHaveLength(1)
    warn.mockRestore()
  })

  it('keeps what is judged when the page is hidden, when it stops, and when the game is another', () => {
    const { review, kept, judge, hide } = make()
    review.follow(gameOf('e4 e5'))
    hide()
    expect(kept).toEqual([])
    judge(JUDGED)
    hide()
    judge(JUDGED, JUDGED)
    review.follow(gameOf('d4'))
    judge(JUDGED, undefined)
    review.stop()
    expect(kept).toEqual([
      [2, 1, undefined],
      [2, 2, 2],
      [1, 1, undefined],
    ])
  })

  it('keeps a game whose moves are taken back in the place of what it was', () => {
    const { review, kept, judge, hide } = make()
    review.follow(gameOf('e4 e5 Nf3'))
    judge(JUDGED, JUDGED)
    hide()
    review.follow(gameOf('e4 c5'))
    judge(JUDGED, JUDGED, JUDGED)
    hide()
    expect(kept).toEqual([
      [3, 2, undefined],
      [2, 3, 3],
    ])
  })

  it('keeps nothing more of a game that is over and whole, but of one that goes on', () => {
    const { review, kept, judge, hide } = make()
    review.follow(gameOf('e4'))
    judge(JUDGED, JUDGED)
    hide()
    expect(kept).toHaveLength(1)
    judge(JUDGED, undefined)
    review.follow(gameOf('e4', true))
    judge(JUDGED, JUDGED)
    hide()
    expect(kept).toHaveLength(1)
  })
})
