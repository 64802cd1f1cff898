import { afterEach, describe, expect, it, vi } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { Position } from '#chess/position.ts'
import { parseSan } from '#chess/san.ts'
import type { Move } from '#chess/types.ts'
import type { LineText } from '#chess/line.ts'
import type { Variation } from '#engine/protocol.ts'
import { makeBackgroundReview, type BackgroundReview } from './judging/background-review.ts'
import { coachNewest } from './coach-move.ts'

afterEach(() => vi.restoreAllMocks())

function gameOf(sans: string) {
  const position = Position.start()
  const moves: Move[] = sans.split(' ').map((san) => {
    const move = parseSan(position, san)
    if (!move.ok) throw new Error(san)
    position.make(move.value)
    return move.value
  })
  return { start: START_FEN, moves }
}

const scored = (value: number, moves: string): Variation => ({
  score: { type: 'centipawns', value },
  moves: moves.split(' '),
})

/** The engine's answers by how many moves stand before the position. */
function backgroundThat(answers: Readonly<Record<number, Variation>>): BackgroundReview {
  return makeBackgroundReview({
    startJudge: () => ({
      judge: async ({ moves }: LineText) => {
        const variation = answers[moves.length]
        if (!variation) return { ok: false, error: 'ERR_ENGINE_DIED' }
        const found = { id: 0, index: 0, depth: 9, nodes: 1, net: 1, variations: [variation] }
        return { ok: true, value: { type: 'analysed', ...found } }
      },
      stop: () => {},
    }),
    storage: { keep: async () => {} },
    // Nobody waits for an idle moment here.
    whenIdle: () => () => {},
    restMs: 0,
    now: () => 0,
  })
}

const wait = () => new AbortController().signal

describe('of the newest move the coach says', () => {
  it('that it is a mistake, why, and nothing of the better one', async () => {
    const background = backgroundThat({
      5: scored(0, 'g7g6 h5f3'),
      6: { score: { type: 'mate', moves: 1 }, moves: ['h5f7'] },
    })
    const words = await coachNewest(background, gameOf('e4 e5 Bc4 Nc6 Qh5 Nf6'), 0, wait())
    expect(words).toEqual({ text: '3… Nf6 is a blunder. Qxf7# is mate.', isMistake: true })
    // The machine is the computer's now.
    expect(background.state.game?.isHeld).toBe(true)
  })

  it('that it is good, and leaves it', async () => {
    const background = backgroundThat({ 5: scored(0, 'g7g6 h5f3'), 6: scored(0, 'h5f3 g8f6') })
    const words = await coachNewest(background, gameOf('e4 e5 Bc4 Nc6 Qh5 g6'), 0, wait())
    expect(words).toEqual({ text: '3… g6 is the best move.', isMistake: false })
  })

  it('that it stands in the book, as long as it does', async () => {
    const background = backgroundThat({ 0: scored(20, 'd2d4'), 1: scored(-15, 'e7e5') })
    const words = await coachNewest(background, gameOf('e4'), 1, wait())
    expect(words).toEqual({ text: '1. e4 is a book move.', isMistake: false })
  })

  it('nothing where the engine does not answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await coachNewest(backgroundThat({}), gameOf('e4'), 0, wait())).toBeUndefined()
  })

  it('nothing once nobody waits, and leaves the game alone then', async () => {
    const background = backgroundThat({ 0: scored(20, 'd2d4'), 1: scored(-15, 'e7e5') })
    const left = new AbortController()
    const words = coachNewest(background, gameOf('e4'), 0, left.signal)
    left.abort()
    expect(await words).toBeUndefined()
    expect(background.state.game?.isHeld).toBe(false)
  })

  it('nothing when the game has gone on', async () => {
    const background = backgroundThat({ 0: scored(20, 'd2d4'), 1: scored(-15, 'e7e5') })
    const words = coachNewest(background, gameOf('e4'), 0, wait())
    background.follow({ ...gameOf('d4'), isOver: false, isHeld: false })
    expect(await words).toBeUndefined()
  })
})
