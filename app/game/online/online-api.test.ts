// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { InvitingGame } from '#live/invitation.ts'
import { createOnlineGame, joinOnlineGame, keepInAccount, joinOrListGame } from './online-api.ts'
import { DEFAULT_ONLINE_CHOICES, type OnlineChoices } from '#app/game/online/invite/online-choices.ts'
import { seatKeyOf, storeSeatKey } from '#app/game/online/storage/seat-keys.ts'

const CHOICES: OnlineChoices = { ...DEFAULT_ONLINE_CHOICES, minutes: 3, increment: 2, name: ' Asha ' }

const openGame = (id: string, minutes: InvitingGame['settings']['minutes'] = 3): InvitingGame => ({
  id,
  settings: { minutes, increment: 2, untimed: false },
  name: 'Ben',
  color: 'b',
})

/** Answers each path with its status and body, and records the requests. */
function stubServer(answers: Readonly<Record<string, readonly [number, unknown]>>) {
  const asked: [string, unknown][] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push([path, JSON.parse(init.body as string)])
    const [status, body] = answers[path] ?? [503, {}]
    return Response.json(body, { status })
  })
  return asked
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('makes a game as chosen and keeps the key of the seat', async () => {
  const asked = stubServer({ '/api/online': [201, { id: 'new', key: 'KEY', link: '' }] })
  expect(await createOnlineGame(CHOICES)).toEqual({ ok: true, value: 'new' })
  expect(seatKeyOf('new')).toBe('KEY')
  expect(asked[0]?.[1]).toEqual({
    minutes: 3,
    increment: 2,
    untimed: false,
    color: 'random',
    name: 'Asha',
    listed: false,
    browser: expect.stringMatching(/^[\w-]{22}$/),
  })
})

it.each<[string, readonly [number, unknown], RegExp]>([
  ['somebody was quicker', [409, { error: 'ERR_GAME_TAKEN' }], /quicker/],
  ['the name is refused', [422, { error: 'ERR_NAME_REFUSED' }], /another name/],
  ['the server says something else', [500, { error: 'ERR_FROM_THE_FUTURE' }], /busy/],
])('says in words that %s', async (_, answer, words) => {
  stubServer({ '/api/online/one/join': answer })
  expect(await joinOnlineGame('one', 'Asha')).toMatchObject({
    ok: false,
    detail: expect.stringMatching(words),
  })
  expect(seatKeyOf('one')).toBeUndefined()
})

it('reports a missing answer', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  expect(await joinOnlineGame('one', 'Asha')).toMatchObject({ error: 'ERR_NO_ANSWER' })
  vi.restoreAllMocks()
})

it('has a finished game saved by the key of its seat, and asks nothing without one', async () => {
  const asked = stubServer({ '/api/online/mine/keep': [200, { match: {} }] })
  expect(await keepInAccount('mine')).toBeUndefined()
  expect(asked).toEqual([])
  storeSeatKey('mine', 'KEY')
  expect(await keepInAccount('mine')).toMatchObject({ ok: true })
  expect(asked.map(([path]) => path)).toEqual(['/api/online/mine/keep'])
})

it('says that the account is full', async () => {
  storeSeatKey('mine', 'KEY')
  stubServer({ '/api/online/mine/keep': [409, { error: 'ERR_ACCOUNT_FULL' }] })
  expect(await keepInAccount('mine')).toMatchObject({ ok: false, error: 'ERR_ACCOUNT_FULL' })
})

const JOINED = [200, { key: 'KEY', color: 'b' }] as const
const TAKEN = [409, { error: 'ERR_GAME_TAKEN' }] as const
const CREATED = [201, { id: 'new', key: 'KEY', link: '' }] as const

it.each<[string, readonly InvitingGame[], string, readonly string[], OnlineChoices['color']?]>([
  ['sits down where the color is free', [openGame('c')], 'c', ['c'], 'b'],
  ['lists a game where only the other color is free', [openGame('c')], 'new', [], 'w'],
  ['sits down at the oldest game that fits', [openGame('c'), openGame('b'), openGame('a', 5)], 'b', ['b']],
  ['tries the next where somebody was quicker', [openGame('c'), openGame('taken')], 'c', ['taken', 'c']],
  ['lists a game where none fits', [openGame('a', 5)], 'new', []],
  ['lists a game where the only one is its own', [openGame('own')], 'new', []],
])('looking for somebody %s', async (_, games, id, tried, color = 'random') => {
  storeSeatKey('own', 'KEY')
  const asked = stubServer({
    '/api/online': CREATED,
    '/api/online/b/join': JOINED,
    '/api/online/c/join': JOINED,
    '/api/online/taken/join': TAKEN,
  })
  expect(await joinOrListGame({ ...CHOICES, color }, games)).toEqual({ ok: true, value: id })
  const joins = asked.map(([path]) => path).filter((path) => path.endsWith('/join'))
  expect(joins).toEqual(tried.map((game) => `/api/online/${game}/join`))
  if (id === 'new') expect(asked.at(-1)?.[1]).toMatchObject({ listed: true, color })
})
