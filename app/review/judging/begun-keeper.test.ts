import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import type { GameLine } from '#app/line/line.ts'
import { makeBegunKeeper, WRITE_EVERY_MS } from './begun-keeper.ts'
import type { JudgedSoFar, KeptJudgement } from './kept-judgement.ts'

const GAME: GameLine = { start: START_FEN, moves: [] }
const ONE: KeptJudgement = { depth: 9, net: 1, variations: [] }

function make(keep: () => Promise<void> = async () => {}) {
  const written: JudgedSoFar[] = []
  const hidden = new Set<() => void>()
  const keeper = makeBegunKeeper({
    begun: {
      keep: (_, judgements) => {
        written.push([...judgements])
        return keep()
      },
    },
    whenHidden: (run) => {
      hidden.add(run)
      return () => void hidden.delete(run)
    },
  })
  return { keeper, written, hidden, hide: () => hidden.forEach((run) => run()) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('writes once in a while, and then all that has come meanwhile', () => {
  const { keeper, written } = make()
  const all: (KeptJudgement | undefined)[] = [ONE, undefined]
  keeper.change(GAME, all)
  vi.advanceTimersByTime(WRITE_EVERY_MS - 1)
  expect(written).toEqual([])
  all[1] = ONE
  keeper.change(GAME, all)
  vi.advanceTimersByTime(1)
  expect(written).toEqual([[ONE, ONE]])
  vi.advanceTimersByTime(10 * WRITE_EVERY_MS)
  expect(written).toHaveLength(1)
})

it('writes at once when the page is hidden or left, and only what is not written yet', () => {
  const { keeper, written, hidden, hide } = make()
  hide()
  keeper.change(GAME, [ONE])
  hide()
  expect(written).toEqual([[ONE]])
  hide()
  keeper.flush()
  vi.advanceTimersByTime(WRITE_EVERY_MS)
  expect(written).toHaveLength(1)
  expect(hidden.size).toBe(0)
})

it('writes nothing more of what is whole', () => {
  const { keeper, written, hide } = make()
  keeper.change(GAME, [ONE])
  keeper.drop()
  hide()
  vi.advanceTimersByTime(WRITE_EVERY_MS)
  expect(written).toEqual([])
})

it('goes on where the device forbids storage, and says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { keeper } = make(() => Promise.reject(new Error('forbidden')))
  keeper.change(GAME, [ONE])
  keeper.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
