import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TrainingEntry, TrainingPage } from '#contract/training.ts'
import { puzzleEntry, strengthEntry } from './entries.fixture.ts'
import type { Answer, TrainingAccount } from './training-account.ts'
import { createTrainingLog, merged } from './training-log.ts'
import { openTrainingStorage } from './training-storage.ts'

beforeEach(() => void (globalThis.indexedDB = new IDBFactory()))

const idsOf = (entries: readonly TrainingEntry[] | undefined) => entries?.map(({ id }) => id)

/** An account in memory whose answers can get lost. */
function makeAccount() {
  const kept: TrainingEntry[] = []
  const state = { isAway: false, losesAnswers: false, sends: 0, isSignedOut: false }
  const answer = <T>(value: T): Answer<T> => {
    if (state.isSignedOut) return { answer: 'signed-out' }
    return state.isAway || state.losesAnswers
      ? { answer: 'later', waitMs: undefined }
      : { answer: 'here', value }
  }
  const account: TrainingAccount = {
    add: async (entries) => {
      state.sends += 1
      if (!state.isAway && !state.isSignedOut)
        kept.push(...entries.filter(({ id }) => !kept.some((each) => each.id === id)))
      return answer<readonly string[]>([])
    },
    after: async (place) =>
      answer<TrainingPage>({ entries: kept.slice(place), next: kept.length, isLast: true }),
  }
  return { kept, state, account }
}

describe('the training log', () => {
  it('has entries at once and on the next page', async () => {
    const [a, b] = [strengthEntry(0, 900), puzzleEntry(1)]
    const log = createTrainingLog()
    // Added before the user is known.
    log.add(a)
    await log.setOwner(null)
    log.add(b)
    expect(log.value.entries).toEqual([a, b])
    await expect.poll(async () => (await openTrainingStorage().open(null)).entries).toHaveLength(2)
    const next = createTrainingLog()
    await next.setOwner(null)
    expect(next.value).toEqual({ entries: [a, b], guests: 0, hasFailed: false })
  })

  it('reports a device that stores nothing, and continues', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const refuse = () => Promise.reject(new Error('no storage'))
    const storage = { open: refuse, add: refuse, markSent: refuse, take: refuse, adopt: refuse }
    const log = createTrainingLog(storage)
    await log.setOwner(null)
    const entry = puzzleEntry(0)
    log.add(entry)
    expect(log.value).toEqual({ entries: [entry], guests: 0, hasFailed: true })
    await expect.poll(() => warn).toHaveBeenCalledTimes(2)
    warn.mockRestore()
  })

  it('merges entries without duplicates', () => {
    const [a, b, c] = [puzzleEntry(0), puzzleEntry(1), puzzleEntry(2)]
    expect(merged([a, b], [b, c])).toEqual([a, b, c])
  })
})

describe('the training log of a signed-in user', () => {
  it('sends entries to the account and receives those of other devices', async () => {
    const { account, kept } = makeAccount()
    kept.push(puzzleEntry(0))
    const log = createTrainingLog(openTrainingStorage(), () => account)
    await log.setOwner('asha')
    const own = puzzleEntry(1)
    log.add(own)
    await log.exchangeNow()
    expect(kept).toHaveLength(2)
    expect(idsOf(log.value.entries)?.toSorted()).toEqual(idsOf(kept)?.toSorted())
    // Entries are on disk too, for pages without a network.
    const { entries, waiting, place } = await openTrainingStorage().open('asha')
    expect([entries.length, waiting.length, place]).toEqual([2, 0, 2])
  })

  it('waits for the network, and counts an entry once if an answer was lost', async () => {
    const { account, kept, state } = makeAccount()
    const log = createTrainingLog(openTrainingStorage(), () => account)
    state.isAway = true
    await log.setOwner('asha')
    log.add(puzzleEntry(0))
    await log.exchangeNow()
    expect(kept).toEqual([])
    Object.assign(state, { isAway: false, losesAnswers: true })
    await log.exchangeNow()
    expect(kept).toHaveLength(1)
    // This tab closes; the next one finds the waiting entry.
    state.losesAnswers = false
    const next = createTrainingLog(openTrainingStorage(), () => account)
    await next.setOwner('asha')
    await next.exchangeNow()
    expect(kept).toHaveLength(1)
    expect(next.value.entries).toHaveLength(1)
    expect((await openTrainingStorage().open('asha')).waiting).toEqual([])
    const before = state.sends
    await next.exchangeNow()
    expect(state.sends).toBe(before)
  })

  it('hides entries from other users of the device, and removes confirmed ones', async () => {
    const { account } = makeAccount()
    const log = createTrainingLog(openTrainingStorage(), () => account)
    await log.setOwner(null)
    const guests = puzzleEntry(0)
    log.add(guests)
    await log.setOwner('asha')
    expect(log.value).toMatchObject({ entries: [], guests: 1 })
    log.add(puzzleEntry(1))
    await log.exchangeNow()
    await log.setOwner(null)
    expect(log.value).toMatchObject({ entries: [guests], guests: 0 })
    expect((await openTrainingStorage().open('asha')).entries).toEqual([])
  })

  it('keeps unsent entries for their account while others are signed in', async () => {
    const [hers, his] = [makeAccount(), makeAccount()]
    hers.state.isAway = true
    const accountOf = (owner: string) => (owner === 'asha' ? hers : his).account
    const log = createTrainingLog(openTrainingStorage(), accountOf)
    await log.setOwner('asha')
    const entry = puzzleEntry(0)
    log.add(entry)
    await log.exchangeNow()
    await log.setOwner('ben')
    await log.exchangeNow()
    expect([log.value.entries, his.kept]).toEqual([[], []])
    hers.state.isAway = false
    await log.setOwner('asha')
    await log.exchangeNow()
    expect(hers.kept).toEqual([entry])
  })

  it('takes over guests’ entries on request, once', async () => {
    const { account, kept } = makeAccount()
    const log = createTrainingLog(openTrainingStorage(), () => account)
    await log.setOwner(null)
    log.add(puzzleEntry(0))
    log.add(puzzleEntry(1))
    await log.setOwner('asha')
    expect(log.value.guests).toBe(2)
    await log.adopt()
    await log.adopt()
    expect(log.value.entries).toHaveLength(2)
    expect([log.value.guests, kept.length]).toEqual([0, 2])
    await log.setOwner(null)
    expect(log.value.entries).toEqual([])
  })
})
