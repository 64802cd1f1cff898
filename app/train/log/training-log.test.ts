import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import type { TrainingEntry } from '#contract/training.ts'
import { createTrainingLog, merged, openTrainingStorage } from './training-log.ts'

const entry = (id: string): TrainingEntry => ({
  kind: 'strength',
  id,
  at: '2026-11-22T10:00:00.000Z',
  rating: 900,
})

describe('what is trained', () => {
  it('is there at once, and still there for the next page', async () => {
    const log = createTrainingLog()
    await log.start()
    log.add(entry('a'))
    log.add(entry('b'))
    expect(log.value.entries?.map(({ id }) => id)).toEqual(['a', 'b'])
    await vi.waitFor(async () => expect(await openTrainingStorage().list()).toHaveLength(2))
    const next = createTrainingLog()
    await next.start()
    expect(next.value).toEqual({ entries: [entry('a'), entry('b')], hasFailed: false })
  })

  it('says so where the device keeps nothing, and goes on', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const refuse = () => Promise.reject(new Error('no storage'))
    const log = createTrainingLog({ list: refuse, add: refuse })
    await log.start()
    log.add(entry('a'))
    expect(log.value).toEqual({ entries: [entry('a')], hasFailed: true })
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2))
    warn.mockRestore()
  })

  it('is merged without doubles', () => {
    const [a, b, c] = ['a', 'b', 'c'].map(entry) as [TrainingEntry, TrainingEntry, TrainingEntry]
    expect(merged([a, b], [b, c])).toEqual([a, b, c])
  })
})
