import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { AGAINST_COMPUTER } from '#app/game/game.fixture.ts'
import { newGame, type LocalGame } from '#app/game/game.ts'
import { choicesIn, INITIAL_PLAY, reducePlay, type PlayEvent, type PlayState } from './play-state.ts'

const game = (id: string): LocalGame => newGame(id, AGAINST_COMPUTER, 0)
const opened = (id: string): PlayEvent => ({ type: 'game-opened', game: game(id) })
const suspended = (id: string) => ({ game: game(id), copiedAt: 0, nextMove: 3 })
const after = (...events: readonly PlayEvent[]): PlayState => events.reduce(reducePlay, INITIAL_PLAY)
const reset = (from: string, to: string): PlayEvent => ({
  type: 'game-reset',
  before: game(from),
  game: game(to),
})

describe('setup', () => {
  it('shows the choices of this page over those that the device remembers, whichever come first', () => {
    const state = after(
      { type: 'choices-changed', changed: { color: 'b' } },
      { type: 'choices-recalled', choices: { ...choicesIn(INITIAL_PLAY), skill: 'master', color: 'random' } },
      { type: 'choices-changed', changed: { minutes: 5 } },
    )
    expect(choicesIn(state)).toMatchObject({ color: 'b', skill: 'master', minutes: 5 })
    expect(state.hasChosen).toBe(true)
  })

  it('offers a game found on the device, unless one has been opened meanwhile', () => {
    const found: PlayEvent = { type: 'games-found', suspended: suspended('a'), notice: undefined }
    expect(after(found).suspended?.game.id).toBe('a')
    expect(after(opened('b'), found)).toEqual(after(opened('b')))
  })

  it('starts from the position of a link for the side to move, without changing the visitor’s choices', () => {
    const state = after({ type: 'link-opened', start: START_FEN, side: 'b' })
    expect(state).toMatchObject({ start: { text: START_FEN }, hasChosen: false })
    expect(choicesIn(state).color).toBe('b')
    expect(state.notice).toContain('your link')
  })

  it('shows an error in the text until the text is changed, and can be started again', () => {
    const refused = after(
      { type: 'start-text-changed', text: 'e4 e9' },
      { type: 'start-requested' },
      { type: 'start-refused', error: 'e9' },
    )
    expect(refused).toMatchObject({ start: { text: 'e4 e9', error: 'e9' }, isStarting: false })
    expect(reducePlay(refused, { type: 'start-text-changed', text: 'e4' }).start).toEqual({ text: 'e4' })
  })

  it.each<[string, PlayEvent, RegExp]>([
    ['code that cannot be loaded', { type: 'load-failed' }, /couldn’t load/],
    ['a game in another tab', { type: 'game-busy' }, /another tab/],
    ['a link to no position', { type: 'link-refused', error: 'This FEN is wrong.' }, /FEN/],
  ])('tells the player of %s, and can be started', (_, event, notice) => {
    const state = after({ type: 'start-requested' }, event)
    expect(state.notice).toMatch(notice)
    expect(after({ type: 'start-requested' }, event, opened('a'))).toMatchObject({
      notice: undefined,
      isStarting: false,
    })
  })
})

describe('a game', () => {
  it('replaces setup, and what was offered there', () => {
    const offered: PlayEvent = { type: 'games-found', suspended: suspended('a'), notice: 'unreadable' }
    expect(after(offered, opened('b'))).toMatchObject({
      playing: { id: 'b' },
      suspended: undefined,
      notice: undefined,
      hasOpened: true,
    })
  })

  it('is suspended for setup, which begins with an empty text', () => {
    const state = after({ type: 'start-text-changed', text: 'e4' }, opened('a'), {
      type: 'game-suspended',
      suspended: suspended('a'),
    })
    expect(state).toMatchObject({ playing: undefined, suspended: { nextMove: 3 }, start: { text: '' } })
  })
})

describe('a reset', () => {
  it('can be undone, which discards the new game', () => {
    const state = after(opened('a'), reset('a', 'b'))
    expect(state).toMatchObject({ playing: { id: 'b' }, beforeReset: { id: 'a' }, discarded: [] })
    expect(reducePlay(state, { type: 'reset-undone', game: game('a') })).toMatchObject({
      playing: { id: 'a' },
      beforeReset: undefined,
      discarded: ['b'],
    })
  })

  it.each<[string, PlayEvent]>([
    ['it expires', { type: 'reset-expired' }],
    ['the new game is suspended', { type: 'game-suspended', suspended: suspended('b') }],
    ['a rematch is started', opened('c')],
    ['the new game is reset too', reset('b', 'c')],
  ])('discards the old game when %s', (_, event) => {
    expect(after(opened('a'), reset('a', 'b'), event).discarded).toEqual(['a'])
  })

  it('of a game without content discards it at once, and leaves an earlier reset to be undone', () => {
    const state = after(opened('a'), reset('a', 'b'), {
      type: 'game-reset',
      before: undefined,
      game: game('c'),
    })
    expect(state).toMatchObject({ playing: { id: 'c' }, beforeReset: { id: 'a' }, discarded: ['b'] })
  })

  it('changes nothing if it expires twice', () => {
    const state = after(opened('a'))
    expect(reducePlay(state, { type: 'reset-expired' })).toBe(state)
  })
})
