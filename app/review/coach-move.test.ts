import { afterEach, describe, expect, it, vi } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { parseSan } from '#chess/san.ts'
import { readLine, type Line, type LineText } from '#chess/line.ts'
import type { Variation } from '#engine/protocol.ts'
import { createReviewScheduler, type ReviewScheduler } from './judging/scheduler.ts'
import { coachNewest } from './coach-move.ts'

afterEach(() => vi.restoreAllMocks())

function lineOf(sans: string): Line {
  const line = readLine(START_FEN, sans.split(' '), parseSan)
  return line.ok ? line.value : expect.fail(line.detail)
}

const scored = (value: number, moves: string): Variation => ({
  score: { type: 'centipawns', value },
  moves: moves.split(' '),
})

/** The engine's answers by the number of moves before the position. */
function schedulerThat(answers: Readonly<Record<number, Variation>>): ReviewScheduler {
  return createReviewScheduler({
    startJudge: () => ({
      judge: async ({ moves }: LineText) => {
        const variation = answers[moves.length]
        if (!variation) return { ok: false, error: 'ERR_ENGINE_DIED' }
        const found = { id: 0, index: 0, depth: 9, nodes: 1, net: 1, variations: [variation] }
        return { ok: true, value: { type: 'analysed', ...found } }
      },
      stop: () => {},
    }),
    reviews: { save: async () => {} },
    drafts: { find: async () => undefined, save: async () => {} },
    whenHidden: () => () => {},
    // No idle moment ever comes.
    whenIdle: () => () => {},
    now: () => 0,
  })
}

const wait = () => new AbortController().signal

describe('the coach says of the newest move', () => {
  it('that it is a mistake, why, and nothing of the better one', async () => {
    const scheduler = schedulerThat({
      5: scored(0, 'g7g6 h5f3'),
      6: { score: { type: 'mate', moves: 1 }, moves: ['h5f7'] },
    })
    const words = await coachNewest(scheduler, lineOf('e4 e5 Bc4 Nc6 Qh5 Nf6'), 0, wait())
    expect(words).toEqual({
      text: '3… Nf6 is a blunder. Qxf7# is mate. 3. Qh5 had threatened that.',
      isMistake: true,
      moveClass: 'blunder',
    })
    // The processor is now reserved for the computer's move.
    expect(scheduler.state.game?.isHeld).toBe(true)
  })

  it('that it is good, and leaves it', async () => {
    const scheduler = schedulerThat({ 5: scored(0, 'g7g6 h5f3'), 6: scored(0, 'h5f3 g8f6') })
    const words = await coachNewest(scheduler, lineOf('e4 e5 Bc4 Nc6 Qh5 g6'), 0, wait())
    expect(words).toEqual({ text: '3… g6 is the best move.', isMistake: false, moveClass: 'best' })
  })

  it.each([
    [30, 'good'],
    [36, 'inaccuracy'],
  ])(
    'that it is an inaccuracy only if a single look can tell: %i centipawns lost',
    async (lost, moveClass) => {
      const scheduler = schedulerThat({ 5: scored(0, 'g7g6 h5f3'), 6: scored(lost, 'h5f3 d7d5') })
      const words = await coachNewest(scheduler, lineOf('e4 e5 Bc4 Nc6 Qh5 Qe7'), 0, wait())
      expect(words).toMatchObject({ isMistake: false, moveClass })
    },
  )

  it('that it is a book move, while it is one', async () => {
    const scheduler = schedulerThat({ 0: scored(20, 'd2d4'), 1: scored(-15, 'e7e5') })
    const words = await coachNewest(scheduler, lineOf('e4'), 1, wait())
    expect(words).toEqual({ text: '1. e4 is a book move.', isMistake: false, moveClass: 'book' })
  })

  it('nothing where the engine does not answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await coachNewest(schedulerThat({}), lineOf('e4'), 0, wait())).toBeUndefined()
  })

  it('nothing once its caller aborts, and leaves the game alone then', async () => {
    const scheduler = schedulerThat({ 0: scored(20, 'd2d4'), 1: scored(-15, 'e7e5') })
    const left = new AbortController()
    const words = coachNewest(scheduler, lineOf('e4'), 0, left.signal)
    left.abort()
    expect(await words).toBeUndefined()
    expect(scheduler.state.game?.isHeld).toBe(false)
  })

  it('nothing when the game has gone on', async () => {
    const scheduler = schedulerThat({ 0: scored(20, 'd2d4'), 1: scored(-15, 'e7e5') })
    const words = coachNewest(scheduler, lineOf('e4'), 0, wait())
    scheduler.follow({ line: lineOf('d4'), isOver: false, isHeld: false })
    expect(await words).toBeUndefined()
  })
})
