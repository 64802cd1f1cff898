import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { databaseContext, logContext } from '#server/context.server.ts'
import type { Database } from '#server/database/db.ts'
import { answerUser, readJson } from './own-answers.server.ts'
import { accountsContext, type Accounts } from './session.server.ts'

const asked = (body: RequestInit['body']) =>
  new Request('https://chess.test/api/matches', { method: 'POST', body, duplex: 'half' } as RequestInit)

it('a body that is not JSON is undefined', async () => {
  expect(await readJson(asked('{"moves": ['))).toBeUndefined()
  expect(await readJson(asked(''))).toBeUndefined()
})

it('a truncated body is refused with another code, so that the device sends the game again', async () => {
  const cut = new ReadableStream({
    start(to) {
      to.enqueue(new TextEncoder().encode('{"moves": ['))
      to.error(new TypeError('terminated'))
    },
  })
  const answer: unknown = await readJson(asked(cut)).catch((error: unknown) => error)
  expect(answer).toMatchObject({ status: 400 })
})

it.each([
  ['waited in vain for the write lock of another process', 1, 503],
  ['broke by itself', 0, 'broken'],
])('a request that %s: %s outages, %s', async (_, outages, outcome) => {
  let count = 0
  const context = new RouterContextProvider()
  context.set(logContext, () => {})
  context.set(databaseContext, {
    ...({
      kind: 'sqlite',
      ping: () => Promise.resolve(true),
      outages: () => count,
    } satisfies Partial<Database>),
  } as Database)
  const user = { id: 'a', email: 'a@chess.test', name: 'A', hasTwoFactor: false }
  context.set(accountsContext, { findSignedIn: () => Promise.resolve(user) } as unknown as Accounts)
  const answer = answerUser({ context, request: asked('') }, 'matches', () => {
    count += outages
    return Promise.reject(new Error('broken'))
  })
  if (outcome === 'broken') return expect(answer).rejects.toThrow('broken')
  expect((await answer).status).toBe(outcome)
  expect(await (await answer).json()).toEqual({ error: 'ERR_UNAVAILABLE' })
})
