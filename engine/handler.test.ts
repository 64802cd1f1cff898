import { readFileSync } from 'node:fs'
import { START_FEN } from '#chess/fen.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { Handler, type PolicySource } from './handler.ts'
import { LEVELS } from './levels.ts'
import { randomNet } from './net/net.fixture.ts'
import { makePlainKernel } from './net/plain-kernel.ts'
import { policyFrom } from './policy/policy.fixture.ts'
import type { PolicyNet } from './policy/policy-net.ts'
import type { FromEngine } from './protocol.ts'
import { ENGINE_VERSION } from './version.ts'

let posted: FromEngine[]
let handler: Handler

/** Waits until the handler is idle. */
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
    ['a game against nobody', { type: 'prepare', id: 3, level: 'tal' }, 'ERR_REQUEST'],
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

describe('the net', () => {
  const net = randomNet(3)

  it('judges the reviews that begin after it has come, and no part of one before', async () => {
    handler.receive(analyse(1, 2))
    await until('analysed', 1)
    handler.useNet(net)
    await until('finished', 1)
    handler.receive(analyse(2, 1))
    await until('finished', 2)
    const judges = posted.map((message) => (message.type === 'analysed' ? message.net : message.type))
    expect(judges).toEqual([0, 0, 'finished', net.version, 'finished'])
  })

  it('gives the same review on every machine, with and without WebAssembly', async () => {
    handler.useNet(net)
    handler.receive({ ...analyse(1, 2, 30), nodes: 3000 })
    await until('finished', 1)
    const quick = posted
    posted = []
    const other = new Handler((message) => posted.push(message), settle)
    other.useNet(randomNet(3, makePlainKernel()))
    other.receive({ ...analyse(1, 2, 30), nodes: 3000 })
    await until('finished', 1)
    expect(posted).toEqual(quick)
    expect(quick[0]).toMatchObject({ nodes: expect.any(Number), net: net.version })
  })

  it.each(LEVELS)('changes no move of the %s', async (level) => {
    const question = { ...think(1, ['e2e4', 'a7a6', 'd2d4', 'h7h6', 'g1f3', 'a6a5']), level }
    handler.receive(question)
    const without = await until('move', 1)
    handler.useNet(net)
    posted.length = 0
    handler.receive(question)
    expect(await until('move', 1)).toEqual(without)
  })
})

describe('the policy net', () => {
  const policy = policyFrom(readFileSync('engine/policy/policy.bin'))
  const OUT_OF_BOOK = ['e2e4', 'e7e5', 'g1f3']
  const moves = () => posted.filter((message) => message.type === 'move')

  /** A handler with a policy source whose net and patience the test controls. */
  function withSource() {
    let arrive: (net: PolicyNet | undefined) => void = () => {}
    let loseHeart: () => void = () => {}
    let fetched = 0
    const arrival = new Promise<PolicyNet | undefined>((resolve) => (arrive = resolve))
    const patience = new Promise<void>((resolve) => (loseHeart = resolve))
    const source: PolicySource = {
      fetch: () => {
        fetched++
        return arrival
      },
      patience: () => patience,
    }
    handler = new Handler((message) => posted.push(message), settle, source)
    return { arrive, loseHeart, fetched: () => fetched }
  }
  const settleOften = async () => {
    for (let turn = 0; turn < 5; turn++) await settle()
  }

  it('is waited for by the first move out of book, which then says how hard the choice was', async () => {
    const { arrive } = withSource()
    handler.receive({ type: 'prepare', level: 'intermediate' })
    handler.receive(think(1, OUT_OF_BOOK))
    await settleOften()
    expect(moves()).toEqual([])
    arrive(policy)
    expect(await until('move', 1)).toMatchObject({ choices: expect.any(Number) })
  })

  it('is not waited for by a move from the book, nor by the master, nor for ever', async () => {
    const { loseHeart } = withSource()
    handler.receive(think(1, ['e2e4']))
    await until('move', 1)
    handler.receive({ ...think(2, OUT_OF_BOOK), level: 'master' })
    await until('move', 2)
    handler.receive(think(3, OUT_OF_BOOK))
    await settleOften()
    expect(moves()).toHaveLength(2)
    loseHeart()
    expect(await until('move', 3)).not.toHaveProperty('choices')
    handler.receive(think(4, OUT_OF_BOOK))
    await until('move', 4)
  })

  it('is fetched once, and only for an opponent that uses it', async () => {
    const { arrive, fetched } = withSource()
    handler.receive({ type: 'prepare', level: 'master' })
    handler.receive({ type: 'prepare', level: 2600 })
    expect(fetched()).toBe(0)
    handler.receive({ type: 'prepare', level: 1450 })
    handler.receive({ type: 'prepare', level: 'beginner' })
    arrive(policy)
    handler.receive(think(1, OUT_OF_BOOK))
    await until('move', 1)
    expect(fetched()).toBe(1)
  })

  it('is requested again by the next move if it could not be fetched', async () => {
    const { arrive, fetched } = withSource()
    arrive(undefined)
    for (const id of [1, 2]) {
      handler.receive(think(id, OUT_OF_BOOK))
      await until('move', id)
      expect(fetched()).toBe(id)
    }
  })

  it('predicts people’s moves for each rating, and reports a missing net', async () => {
    const { arrive } = withSource()
    const people = { type: 'people', id: 1, line: { start: START_FEN, moves: [] }, ratings: [1000, 2000] }
    handler.receive(people)
    await settleOften()
    expect(posted).toEqual([])
    arrive(policy)
    const answer = await until('people', 1)
    const choices = answer.type === 'people' ? answer.choices : []
    expect(choices.map(({ rating }) => rating)).toEqual([1000, 2000])
    for (const { moves: legal } of choices) {
      expect(legal).toHaveLength(20)
      expect(legal.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
      expect(legal.toSorted((one, other) => other.chance - one.chance)[0]!.move).toMatch(/^(e2e4|d2d4|g1f3)$/)
    }
    withSource().arrive(undefined)
    handler.receive({ ...people, id: 2 })
    expect(await until('failed', 2)).toMatchObject({ error: 'ERR_NO_POLICY' })
    handler.receive({ ...people, id: 3, ratings: ['a'] })
    expect(await until('failed', 3)).toMatchObject({ error: 'ERR_REQUEST' })
  })

  it('is no longer awaited by a cancelled or replaced move', async () => {
    const { arrive } = withSource()
    handler.receive(think(1, OUT_OF_BOOK))
    await settleOften()
    handler.receive({ type: 'cancel', id: 1 })
    handler.receive(think(2, OUT_OF_BOOK))
    await settleOften()
    handler.receive(think(3, OUT_OF_BOOK))
    arrive(policy)
    await until('move', 3)
    expect(posted.filter(({ type }) => type === 'failed')).toEqual([
      { type: 'failed', id: 1, error: 'ERR_CANCELLED' },
      { type: 'failed', id: 2, error: 'ERR_CANCELLED' },
    ])
    expect(moves()).toHaveLength(1)
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

  it('answers the same for a position alone, after others, and with more lines wanted', async () => {
    const line = { start: START_FEN, moves: ['e2e4', 'c7c5', 'g1f3', 'd7d6'] }
    const question = { ...analyse(1, 1, 6), lines: [line] }
    handler.receive({ ...question, lines: [{ start: START_FEN, moves: ['e2e4'] }, line] })
    await until('finished', 1)
    handler.receive({ ...question, id: 2 })
    await until('finished', 2)
    handler.receive({ ...question, id: 3, variations: 1 })
    await until('finished', 3)
    const [, after, alone, single] = posted.filter((message) => message.type === 'analysed')
    expect(after).toMatchObject({ variations: alone!.variations, nodes: alone!.nodes })
    expect(single!.variations).toEqual(alone!.variations.slice(0, 1))
    expect(alone!.nodes).toBeGreaterThan(single!.nodes)
  })

  it('looks less long where that is enough: after the best move, and where the position is won', async () => {
    const level = { start: START_FEN, moves: ['e2e4', 'c7c5'] }
    const won = { start: '4k3/8/8/8/8/8/3Q4/R3K3 w Q - 0 1', moves: [] }
    const question = { ...analyse(1, 1, 30), lines: [level, won], nodes: 4000, variations: 1 }
    handler.receive(question)
    await until('finished', 1)
    handler.receive({ ...question, id: 2, fewerNodes: 1000 })
    await until('finished', 2)
    handler.receive({ ...question, id: 3, fewerNodes: 1000, variations: 2 })
    await until('finished', 3)
    const [whole, , same, less, more] = posted.filter((message) => message.type === 'analysed')
    expect(same).toMatchObject({ nodes: whole!.nodes, variations: whole!.variations })
    expect(less!.nodes).toBeLessThan(4000)
    expect(less!.variations[0]!.moves.length).toBeGreaterThan(0)
    const others = more!.nodes - whole!.nodes
    expect(others).toBeGreaterThan(0)
    expect(others).toBeLessThanOrEqual(1000 + 128)
  })

  it('rates no line above the first', async () => {
    handler.receive({ ...analyse(1, 1, 4), variations: 10 })
    await until('finished', 1)
    const values = posted.flatMap((message) =>
      message.type === 'analysed'
        ? message.variations.map(({ score }) => (score.type === 'mate' ? NaN : score.value))
        : [],
    )
    expect(values).toHaveLength(10)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
  })

  it.each([
    ['too many lines', { ...analyse(3, 1201) }],
    ['too many variations', { ...analyse(3, 1), variations: 17 }],
    ['fewer nodes than one', { ...analyse(3, 1), fewerNodes: 0 }],
    ['too long a line', { ...analyse(3, 1), lines: [{ start: START_FEN, moves: Array(1201).fill('e2e4') }] }],
  ])('refuses %s', async (_, message) => {
    handler.receive(message)
    expect(await until('failed')).toEqual({ type: 'failed', id: 3, error: 'ERR_REQUEST' })
  })

  it('refuses to keep more than sixteen reviews waiting', () => {
    for (let id = 1; id <= 17; id++) handler.receive(analyse(id, 1))
    expect(posted).toEqual([{ type: 'failed', id: 17, error: 'ERR_BUSY' }])
    for (let id = 1; id <= 16; id++) handler.receive({ type: 'cancel', id })
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
