import { START_FEN } from '#chess/fen.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { Handler } from './handler.ts'
import type { FromEngine } from './protocol.ts'
import { ENGINE_VERSION } from './version.ts'

let posted: FromEngine[]
let handler: Handler

/** Lets the handler work until it has nothing left to do. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
async function until(type: FromEngine['type'], id?: number): Promise<FromEngine> {
  for (let turn = 0; turn < 500; turn++) {
    const found = posted.find(
      (message) => message.type === type && (id === undefined || ('id' in message && message.id === id)),
    )
    if (found) return found
    await settle()
  }
  throw new Error(`no ${type} came; there came ${posted.map((message) => message.type).join(', ')}`)
}

beforeEach(() => {
  posted = []
  handler = new Handler((message) => posted.push(message), settle)
})

const MATED = { start: START_FEN, moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] }
const think = (id: number, moves: string[] = []) => ({
  type: 'think',
  id,
  line: { start: START_FEN, moves },
  level: 'intermediate',
  seed: 1,
})
const analyse = (id: number, count: number, depth = 3) => ({
  type: 'analyse',
  id,
  lines: Array.from({ length: count }, () => ({ start: START_FEN, moves: ['e2e4'] })),
  depth,
  variations: 2,
})

it('says that it is ready, and which engine it is', () => {
  handler.start()
  expect(posted).toEqual([{ type: 'ready', version: ENGINE_VERSION }])
})

describe('thinking', () => {
  it('answers with a move under the same id', async () => {
    handler.receive(think(7, ['e2e4']))
    expect(await until('move')).toMatchObject({
      id: 7,
      move: expect.stringMatching(/^[a-h][1-8][a-h][1-8]$/),
    })
  })

  it('drops an older question for a newer one', async () => {
    handler.receive(think(1))
    handler.receive(think(2, ['e2e4']))
    await until('move', 2)
    expect(posted).toContainEqual({ type: 'failed', id: 1, error: 'ERR_CANCELLED' })
    expect(posted.filter((message) => message.type === 'move')).toHaveLength(1)
  })

  it('can be cancelled', async () => {
    handler.receive(think(1))
    handler.receive({ type: 'cancel', id: 1 })
    await settle()
    expect(posted).toEqual([{ type: 'failed', id: 1, error: 'ERR_CANCELLED' }])
  })

  it.each([
    ['an illegal move', { ...think(3), line: { start: START_FEN, moves: ['e2e5'] } }, 'ERR_MOVE'],
    ['a bad position', { ...think(3), line: { start: '8/8/8/8', moves: [] } }, 'ERR_POSITION'],
    ['a finished game', { ...think(3), line: MATED }, 'ERR_GAME_OVER'],
    ['an unknown level', { ...think(3), level: 'tal' }, 'ERR_REQUEST'],
    ['an unknown kind', { type: 'sing', id: 3 }, 'ERR_REQUEST'],
    ['a line that is none', { ...think(3), line: 'e4' }, 'ERR_REQUEST'],
  ])('answers %s with a typed error', async (_, message, error) => {
    handler.receive(message)
    expect(await until('failed')).toMatchObject({ id: 3, error })
  })

  it.each([[undefined], [null], ['think'], [{ type: 'think' }]])('survives %j', (message) => {
    handler.receive(message)
    expect(posted).toEqual([{ type: 'failed', id: undefined, error: 'ERR_REQUEST' }])
  })
})

describe('reviewing', () => {
  it('answers each position in turn, then says that it has finished', async () => {
    handler.receive(analyse(4, 3))
    await until('finished')
    expect(posted.map((message) => ('index' in message ? message.index : message.type))).toEqual([
      0,
      1,
      2,
      'finished',
    ])
    expect(posted[0]).toMatchObject({ id: 4, depth: 3, variations: [{ score: { type: 'centipawns' } }, {}] })
  })

  it('has no variations for a game that is over', async () => {
    handler.receive({ ...analyse(4, 1), lines: [MATED] })
    expect(await until('analysed')).toMatchObject({ variations: [] })
  })

  it('gives way to a move that is wanted', async () => {
    handler.receive(analyse(1, 30))
    handler.receive(think(2, ['e2e4']))
    await until('finished')
    const kinds = posted.map((message) => message.type)
    expect(kinds.indexOf('move')).toBeLessThan(3)
  })

  it('stops when cancelled, and not the next one', async () => {
    handler.receive(analyse(1, 50))
    await until('analysed')
    handler.receive(analyse(2, 1))
    handler.receive({ type: 'cancel', id: 1 })
    await until('finished', 2)
    expect(posted).toContainEqual({ type: 'failed', id: 1, error: 'ERR_CANCELLED' })
    expect(posted.some((message) => message.type === 'finished' && message.id === 1)).toBe(false)
  })

  it('fails as a whole when one of its lines is broken', async () => {
    handler.receive({ ...analyse(5, 2), lines: [{ start: START_FEN, moves: ['e2e5'] }] })
    expect(await until('failed')).toMatchObject({ id: 5, error: 'ERR_MOVE' })
  })
})
