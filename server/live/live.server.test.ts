import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { parseMatch } from '#contract/matches.ts'
import { finishedGame } from '#matches/game-record.fixture.ts'
import { makeMatch } from '#matches/match.ts'
import { accountsContext, type Accounts } from '#server/accounts/session.server.ts'
import { clientAddressContext } from '#server/context.server.ts'
import { liveContext } from './context.server.ts'
import { answerKeep } from './live.server.ts'
import type { Live } from './service.ts'

it('answers a game that is kept as every other match is answered', async () => {
  const online = finishedGame({ opponent: { type: 'online', seat: 'b', names: { w: 'Asha', b: 'Ben' } } })
  const made = makeMatch({ ...online, engineVersion: undefined }, '')
  if (!made.ok) throw new Error(made.error)
  const match = { ...made.value, createdAt: online.finishedAt, shareToken: null }
  const context = new RouterContextProvider()
  context.set(clientAddressContext, '192.0.2.1')
  context.set(accountsContext, { findSignedIn: async () => ({ id: 'ben' }) } as unknown as Accounts)
  context.set(liveContext, {
    invitations: { keep: async () => ({ ok: true, value: match }) },
  } as unknown as Live)
  const request = new Request('http://localhost/api/online/one/keep', { method: 'POST' })

  const answered: unknown = await (await answerKeep({ context, request }, 'one')).json()

  expect(answered).toMatchObject({ match: { opponentType: 'human', humanColor: 'b', rules: 'standard' } })
  expect(answered).not.toHaveProperty('match.opponent')
  expect(parseMatch(answered)).toEqual(match)
})
