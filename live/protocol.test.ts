import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInvitation, parseJoining } from './invitation.ts'
import { after, newIds, openGame, playingGame, played, seatedGame } from './live-game.fixture.ts'
import {
  makeLiveMessage,
  parseClientMessage,
  parseServerMessage,
  type ClientMessage,
  type ServerMessage,
} from './protocol.ts'
import { makeMoved, makeState } from './state-message.ts'

const KEY = 'abcdefghijklmnopqrstuv'
const FROM_CLIENT: ClientMessage[] = [
  { type: 'hello', away: false },
  { type: 'hello', key: KEY, v: 7, pre: [{ ply: 3, uci: 'e7e8q' }], away: true },
  { type: 'move', n: 1, ply: 0, uci: 'e2e4', spent: 2310 },
  { type: 'do', n: 2, what: 'rematch', v: 3 },
  { type: 'pre', n: 3, ply: 4, uci: 'g1f3' },
  { type: 'pre', n: 3, ply: 4 },
  { type: 'say', n: 4, preset: 7 },
  { type: 'beat', v: 9, hidden: true },
]
const AROUND = { isHidden: { w: false, b: true }, watchers: 2, lagMs: 31 }
const FROM_SERVER: ServerMessage[] = [
  makeState(openGame(), null, AROUND, 1_000),
  makeState(after(openGame(), { type: 'abort', color: 'w' }), 'w', AROUND, 1_000),
  makeState(playingGame(), 'w', AROUND, 10_000),
  makeState(after(playingGame(), { type: 'resign', color: 'b' }), 'b', AROUND, 10_000),
  makeMoved(playingGame(), 31),
  makeMoved(played(seatedGame(), ['f2f3', 'e7e5', 'g2g4', 'd8h4']), 0),
  { type: 'same', v: 4 },
  { type: 'ok', n: 4 },
  { type: 'beat', v: 4, at: 123_456 },
  { type: 'here', color: 'b', is: 'gone', claimIn: 30_000 },
  { type: 'said', color: 'w', preset: 0 },
  { type: 'watchers', count: 3 },
  { type: 'no', n: 4, code: 'ERR_STALE' },
  { type: 'bye', inMs: 1_000 },
]

describe('messages', () => {
  it.each(FROM_CLIENT.map((message) => [message.type, message] as const))(
    '%s of a page come through',
    (_, message) => {
      expect(parseClientMessage(makeLiveMessage(message))).toEqual({ ok: true, value: message })
    },
  )

  it.each(FROM_SERVER.map((message) => [message.type, message] as const))(
    '%s of the server come through',
    (_, message) => {
      expect(parseServerMessage(makeLiveMessage(message))).toEqual({ ok: true, value: message })
    },
  )

  it('may say more than is known, which is left out', () => {
    expect(parseClientMessage('{"type":"beat","v":1,"hidden":false,"mood":"good"}')).toEqual({
      ok: true,
      value: { type: 'beat', v: 1, hidden: false },
    })
    expect(parseClientMessage('{"type":"cheer","n":12}')).toEqual({
      ok: true,
      value: { type: 'unknown', n: 12 },
    })
  })

  it.each(
    [
      ['', 'null', '[]', '{', '{"type":1}', '{"type":"move","n":1,"ply":0,"uci":"e2e9","spent":1}'],
      ['{"type":"move","n":1.5,"ply":0,"uci":"e2e4","spent":1}', '{"type":"hello","away":1}'],
      ['{"type":"hello","key":"short","away":false}', '{"type":"say","n":1,"preset":8}'],
      ['{"type":"do","n":1,"what":"win","v":1}', '{"type":"do","n":-1,"what":"draw","v":1}'],
    ].flat(),
  )('%s is unreadable', (text) => {
    expect(parseClientMessage(text).ok).toBe(false)
  })

  it('of any kind break nothing', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof parseClientMessage(text).ok).toBe('boolean')
        expect(typeof parseServerMessage(text).ok).toBe('boolean')
      }),
      { numRuns: 2_000 },
    )
  })

  it('cut, doubled or changed in a place are read or refused, never thrown at', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(
        fc.constantFrom(...FROM_CLIENT.map(makeLiveMessage), ...FROM_SERVER.map(makeLiveMessage)),
        fc.nat(400),
        fc.string({ maxLength: 3 }),
        (text, at, put) => {
          const broken = text.slice(0, at % text.length) + put + text.slice((at % text.length) + 1)
          expect(typeof parseClientMessage(broken).ok).toBe('boolean')
          expect(typeof parseServerMessage(broken).ok).toBe('boolean')
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('an invitation', () => {
  it('needs nothing but what is to be different', () => {
    expect(parseInvitation({})).toEqual({
      ok: true,
      value: {
        settings: { minutes: 10, increment: 0, untimed: false },
        color: undefined,
        name: '',
        isListed: false,
        start: undefined,
      },
    })
    expect(parseInvitation({ minutes: 5, increment: 3, color: 'black', name: 'Anna' })).toMatchObject({
      value: { settings: { minutes: 5, increment: 3 }, color: 'b', name: 'Anna' },
    })
    expect(parseInvitation({ color: 'w' })).toMatchObject({ value: { color: 'w' } })
  })

  it.each([
    ['minutes', { minutes: 8 }],
    ['increment', { increment: 4 }],
    ['color', { color: 'red' }],
    ['name', { name: 'a'.repeat(1_000) }],
    ['', null],
  ])('says that %s is at fault', (detail, value) => {
    expect(parseInvitation(value)).toMatchObject({ ok: false, detail })
  })

  it('is answered with a name or none', () => {
    expect(parseJoining({})).toEqual({ ok: true, value: { name: '' } })
    expect(parseJoining({ name: 3 }).ok).toBe(false)
  })
})

it('a state has the id of the rematch', () => {
  const over = after(playingGame(), { type: 'resign', color: 'b' })
  const ids = newIds()
  const agreed = after(after(over, { type: 'rematch', color: 'w', ids }), {
    type: 'rematch',
    color: 'b',
    ids,
  })
  expect(makeState(agreed, 'w', AROUND, 0).next).toBe(ids.id)
})
