import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { finishedRecord } from '#matches/game-record.fixture.ts'
import { openDeviceMatches, type DeviceMatch } from './device-matches.ts'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

function match(gameId: string, finishedAt = '2026-11-20T10:00:00.000Z'): DeviceMatch {
  return {
    gameId,
    owner: null,
    state: 'kept',
    game: { ...finishedRecord(), gameId, finishedAt },
    refusal: null,
  }
}
const ids = async () => (await openDeviceMatches().list()).map(({ gameId }) => gameId)

describe('matches on the device', () => {
  it('are listed newest first', async () => {
    const matches = openDeviceMatches()
    await matches.add(match('b', '2026-11-20T10:00:00.000Z'))
    await matches.add(match('c', '2026-11-21T10:00:00.000Z'))
    await matches.add(match('a', '2026-11-19T10:00:00.000Z'))
    expect(await ids()).toEqual(['c', 'b', 'a'])
  })

  it('are added once, as they were the first time', async () => {
    const matches = openDeviceMatches()
    await matches.add(match('a'))
    await matches.add({ ...match('a'), owner: 'asha', state: 'waiting' })
    expect(await matches.list()).toEqual([match('a')])
  })

  it('are not added again once they were removed, but can be put back', async () => {
    const matches = openDeviceMatches()
    await matches.add(match('a'))
    await matches.remove('a')
    await matches.add(match('a'))
    expect(await ids()).toEqual([])
    await matches.put(match('a'))
    expect(await ids()).toEqual(['a'])
    await matches.remove('a')
    await matches.add(match('a'), true)
    expect(await ids()).toEqual(['a'])
  })

  it('leave when they have arrived, unless another ending has taken their place', async () => {
    const matches = openDeviceMatches()
    const sent = match('a')
    const other: DeviceMatch = {
      ...sent,
      game: { ...sent.game, moves: ['e4'], called: { reason: 'agreement' } },
    }
    await matches.add(sent)
    await matches.put(other)
    await matches.depart(sent)
    expect(await matches.list()).toEqual([other])
    await matches.depart(other)
    expect(await ids()).toEqual([])
    await matches.add(sent)
    expect(await ids()).toEqual([])
  })

  it('change where they are, and nowhere else', async () => {
    const matches = openDeviceMatches()
    await matches.add(match('a'))
    await matches.remove('b')
    for (const id of ['a', 'b', 'c']) await matches.change(id, { owner: 'asha', state: 'waiting' })
    expect(await matches.list()).toEqual([{ ...match('a'), owner: 'asha', state: 'waiting' }])
  })
})
