import { describe, expect, it } from 'vitest'
import { parseSessionAnswer } from './session.ts'

const session = {
  user: { id: 'asha', email: 'asha@example.com', name: '', hasTwoFactor: false },
  expiresAt: 1_000,
  renewedAt: '2026-03-01T00:00:00.000Z',
  changedAt: '2026-03-01T00:00:00.000Z',
}

describe('the answer about the session', () => {
  it('names the signed-in user, and nothing else', () => {
    expect(parseSessionAnswer({ session: { ...session, token: 'secret' } })).toEqual(session)
  })

  it('reports that no user is signed in', () => {
    expect(parseSessionAnswer({ session: null })).toBeUndefined()
  })

  it.each<[string, unknown]>([
    ['text', '<h1>Bad gateway</h1>'],
    ['nothing', undefined],
    ['another object', {}],
    ['a session without a user', { session: { ...session, user: undefined } }],
    ['a user without an address', { session: { ...session, user: { ...session.user, email: null } } }],
    ['an end that is text', { session: { ...session, expiresAt: 'tomorrow' } }],
  ])('is refused where it is %s', (_, value) => {
    expect(() => parseSessionAnswer(value)).toThrow('cannot be read')
  })
})
