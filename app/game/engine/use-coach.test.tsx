// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Color } from '#chess/types.ts'
import { AGAINST_COMPUTER, againstComputer, playSans, TWO_PLAYERS } from '#app/game/game.fixture.ts'
import { newGame, reduceGame, type Game } from '#app/game/game.ts'
import { useCoach, type Coaching, type CoachMove } from './use-coach.ts'

const MISTAKE = { text: '1. f3 is a mistake.', isMistake: true, moveClass: 'mistake' } as const
const GOOD = { text: '1. e4 is the best move.', isMistake: false, moveClass: 'best' } as const

let root: Root
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const coached = (seat: Color = 'w') => newGame('a-game', againstComputer({ coached: true, seat }), 0)

/** Shows a game whose moves the coach comments on with `answer`. */
function setUp(answer: CoachMove) {
  const coachMove = vi.fn<CoachMove>(answer)
  const seen = vi.fn<(coaching: Coaching) => void>()
  function Coached({ game }: { readonly game: Game }) {
    seen(useCoach(game, coachMove))
    return null
  }
  const show = (game: Game) => act(async () => root.render(<Coached game={game} />))
  return { coachMove, show, now: () => seen.mock.lastCall![0] }
}

describe('before the computer answers', () => {
  it('a good move is named, and the computer goes on', async () => {
    const { coachMove, show, now } = setUp(async () => GOOD)
    await show(coached())
    expect(now()).toEqual({ isHeld: false, words: undefined, keep: undefined })
    await show(playSans(coached(), 'e4'))
    expect(coachMove).toHaveBeenCalledOnce()
    expect(now()).toEqual({ isHeld: false, words: GOOD.text, moveClass: GOOD.moveClass, keep: undefined })
  })

  it('a mistake holds the computer until the player keeps it', async () => {
    const { show, now } = setUp(async () => MISTAKE)
    await show(playSans(coached(), 'f3'))
    expect(now()).toMatchObject({ isHeld: true, words: MISTAKE.text })
    act(() => now().keep!())
    expect(now()).toMatchObject({ isHeld: false, words: MISTAKE.text, keep: undefined })
  })

  it('a mistake that is taken back is forgotten, and asked about again if repeated', async () => {
    const { coachMove, show, now } = setUp(async () => MISTAKE)
    const game = playSans(coached(), 'f3')
    await show(game)
    await show(reduceGame(game, { type: 'move-taken-back', atMs: 9_000 }))
    expect(now()).toEqual({ isHeld: false, words: undefined, keep: undefined })
    await show(playSans(coached(), 'f3'))
    expect(coachMove).toHaveBeenCalledTimes(2)
    expect(now().isHeld).toBe(true)
  })

  it('the words stay for the computer’s answer, and no longer', async () => {
    const { show, now } = setUp(async ({ length }) => (length === 1 ? GOOD : undefined))
    await show(playSans(coached(), 'e4'))
    await show(playSans(coached(), 'e4 e5'))
    expect(now().words).toBe(GOOD.text)
    await show(playSans(coached(), 'e4 e5 Nf3'))
    expect(now().words).toBeUndefined()
  })

  it('the computer waits for an answer, but not for ever', async () => {
    const { show, now } = setUp(() => new Promise(() => {}))
    await show(playSans(coached(), 'e4'))
    expect(now()).toMatchObject({ isHeld: true, words: undefined })
    act(() => void vi.advanceTimersByTime(1_000))
    expect(now()).toMatchObject({ isHeld: true, words: 'The coach is looking at your move…' })
    act(() => void vi.advanceTimersByTime(14_000))
    expect(now()).toEqual({ isHeld: false, words: undefined, keep: undefined })
  })

  it('a coach that fails is done without', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { show, now } = setUp(() => Promise.reject(new Error('no network')))
    await show(playSans(coached(), 'e4'))
    expect(now().isHeld).toBe(false)
    expect(warn).toHaveBeenCalledOnce()
  })
})

it.each<[string, Game]>([
  ['a game without a coach', playSans(newGame('a-game', AGAINST_COMPUTER, 0), 'e4')],
  ['two people', playSans(newGame('a-game', TWO_PLAYERS, 0), 'e4')],
  ['a computer that begins', coached('b')],
  ['the player to move', playSans(coached(), 'e4 e5')],
])('of %s nobody is asked', async (_, game) => {
  const { coachMove, show, now } = setUp(async () => MISTAKE)
  await show(game)
  expect(coachMove).not.toHaveBeenCalled()
  expect(now().isHeld).toBe(false)
})
