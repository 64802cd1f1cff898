import { describe, expect, it } from 'vitest'
import { finishedRecord } from '#matches/game-record.fixture.ts'
import type { DeviceMatch, DeviceMatchStorage } from './device-matches.ts'
import { isSeenBy, sendWaitingMatches, type SendResult } from './send-matches.ts'

function deviceMatch(changed: Partial<DeviceMatch> = {}): DeviceMatch {
  const game = finishedRecord()
  return { gameId: game.gameId, owner: 'asha', state: 'waiting', game, refusal: null, ...changed }
}

/** A device in memory, newest first like the real one. */
function deviceWith(...kept: DeviceMatch[]): DeviceMatchStorage {
  let games = kept
  return {
    list: async () => games,
    add: async (game) => void (games = [game, ...games]),
    change: async (gameId, changes) =>
      void (games = games.map((game) => (game.gameId === gameId ? { ...game, ...changes } : game))),
    remove: async (gameId) => void (games = games.filter((game) => game.gameId !== gameId)),
    depart: async ({ gameId }) => void (games = games.filter((game) => game.gameId !== gameId)),
    put: async (game) => void (games = [game, ...games]),
  }
}

const KEPT = { id: 'a-match', endReason: 'checkmate', winner: 'w', moveCount: 7, isOther: false } as const

function serverAnswering(...answers: SendResult[]) {
  const got: string[] = []
  return {
    got,
    send: async (game: { gameId: string }): Promise<SendResult> => {
      got.push(game.gameId)
      return answers.shift() ?? { answer: 'saved', kept: KEPT }
    },
  }
}

const states = async (games: DeviceMatchStorage) =>
  (await games.list()).map(({ state, refusal }) => [state, refusal])

describe('waiting games', () => {
  it('are sent oldest first, and leave the device when they have arrived', async () => {
    const [newer, older] = [deviceMatch(), deviceMatch()]
    const games = deviceWith(newer, older)
    const { got, send } = serverAnswering()
    expect(await sendWaitingMatches(games, 'asha', send)).toEqual({ left: 'nothing' })
    expect(got).toEqual([older.gameId, newer.gameId])
    expect(await games.list()).toEqual([])
  })

  it('of others, and of guests, are left alone', async () => {
    const games = deviceWith(deviceMatch({ owner: 'ben' }), deviceMatch({ owner: null, state: 'kept' }))
    const { got, send } = serverAnswering()
    await sendWaitingMatches(games, 'asha', send)
    expect(got).toEqual([])
    expect(await games.list()).toHaveLength(2)
  })

  it('stay when it is not the time, and the server says until when', async () => {
    const games = deviceWith(deviceMatch(), deviceMatch())
    const { got, send } = serverAnswering({ answer: 'later', waitMs: 30_000 })
    expect(await sendWaitingMatches(games, 'asha', send)).toEqual({ left: 'some', waitMs: 30_000 })
    expect(got).toHaveLength(1)
    expect(await games.list()).toHaveLength(2)
  })

  it('stay until their owner has signed in again', async () => {
    const games = deviceWith(deviceMatch())
    const { send } = serverAnswering({ answer: 'signed-out' })
    expect(await sendWaitingMatches(games, 'asha', send)).toEqual({ left: 'signed-out' })
    expect(await states(games)).toEqual([['waiting', null]])
  })

  it('stay on the device if they are refused, are not sent again, and delay no other', async () => {
    const games = deviceWith(deviceMatch(), deviceMatch())
    const { got, send } = serverAnswering({ answer: 'refused', code: 'ERR_ILLEGAL_MOVE' })
    await sendWaitingMatches(games, 'asha', send)
    await sendWaitingMatches(games, 'asha', send)
    expect(got).toHaveLength(2)
    expect(await states(games)).toEqual([['refused', 'ERR_ILLEGAL_MOVE']])
  })
})

it('a game on the device is seen by its owner, and a guest’s by guests', () => {
  const [hers, guests] = [deviceMatch({ owner: 'asha' }), deviceMatch({ owner: null })]
  expect([undefined, 'asha', 'ben'].map((who) => isSeenBy(hers, who))).toEqual([false, true, false])
  expect([undefined, 'asha', 'ben'].map((who) => isSeenBy(guests, who))).toEqual([true, false, false])
})
