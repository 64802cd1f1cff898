import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { Line } from '#chess/line.ts'
import { createDraftWriter, WRITE_EVERY_MS } from './draft-writer.ts'
import type { Judgements, PositionJudgement } from './judgements.ts'

const GAME = new Line(START_FEN)
const ONE: PositionJudgement = { depth: 9, net: 1, variations: [] }

function make(save: () => Promise<void> = async () => {}) {
  const written: Judgements[] = []
  const hidden = new Set<() => void>()
  const writer = createDraftWriter({
    drafts: {
      save: (_, judgements) => {
        written.push([...judgements])
        return save()
      },
    },
    whenHidden: (run) => {
      hidden.add(run)
      return () => void hidden.delete(run)
    },
  })
  return { writer, written, hidden, hide: () => hidden.forEach((run) => run()) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('changes are stored together, once in a while', () => {
  const { writer, written } = make()
  const all: (PositionJudgement | undefined)[] = [ONE, undefined]
  writer.change(GAME, all)
  vi.advanceTimersByTime(WRITE_EVERY_MS - 1)
  expect(written).toEqual([])
  all[1] = ONE
  writer.change(GAME, all)
  vi.advanceTimersByTime(1)
  expect(written).toEqual([[ONE, ONE]])
  vi.advanceTimersByTime(10 * WRITE_EVERY_MS)
  expect(written).toHaveLength(1)
})

it('pending changes are stored at once when the page is hidden or left', () => {
  const { writer, written, hidden, hide } = make()
  hide()
  writer.change(GAME, [ONE])
  hide()
  expect(written).toEqual([[ONE]])
  hide()
  writer.flush()
  vi.advanceTimersByTime(WRITE_EVERY_MS)
  expect(written).toHaveLength(1)
  expect(hidden.size).toBe(0)
})

it('the draft of a complete review is not stored', () => {
  const { writer, written, hide } = make()
  writer.change(GAME, [ONE])
  writer.drop()
  hide()
  vi.advanceTimersByTime(WRITE_EVERY_MS)
  expect(written).toEqual([])
})

it('a device that forbids storage causes a warning and no error', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { writer } = make(() => Promise.reject(new Error('forbidden')))
  writer.change(GAME, [ONE])
  writer.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
