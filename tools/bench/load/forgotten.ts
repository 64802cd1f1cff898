import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/db.ts'
import { someAddress } from '../../../tests/support/visitor.ts'
import type { Site } from '../../../tests/support/site.ts'

const TRIES = 60

export interface ForgottenTimes {
  readonly known: readonly number[]
  readonly unknown: readonly number[]
}

/** Response times of requests for a password reset, alternating between addresses with and without an account. */
export async function measureForgotten({ origin }: Site, { query }: Database): Promise<ForgottenTimes> {
  const members = await query.selectFrom('users').select('email').limit(TRIES).execute()
  const known: number[] = []
  const unknown: number[] = []
  const ask = async (email: string) => {
    const began = performance.now()
    const answer = await fetch(`${origin}/auth/forgotten`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: origin, 'X-Forwarded-For': someAddress() },
      body: new URLSearchParams({ email }),
    })
    await answer.arrayBuffer()
    if (answer.status >= 400) throw new Error(`/auth/forgotten answered ${answer.status}`)
    return performance.now() - began
  }
  await ask(members[0]?.email ?? '')
  await ask(`${randomUUID()}@chess.test`)
  for (const { email } of members) {
    known.push(await ask(email))
    unknown.push(await ask(`${randomUUID()}@chess.test`))
  }
  return { known, unknown }
}
