import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { finishedRecord } from '#matches/game-record.fixture.ts'
import { makeStripeEvent, startFakeStripe, type FakeStripe } from '../tests/fakes/stripe.ts'
import { createPostgresDatabase } from '../tests/support/databases.ts'
import { addMember } from '../tests/support/members.ts'
import {
  askNginx,
  freePorts,
  hasNginx,
  startNginx,
  type Nginx,
  type NginxAnswer,
} from '../tests/support/nginx.ts'
import { findPostgresPrograms } from '../tests/support/postgres-server.ts'
import { startSite, type Site } from '../tests/support/site.ts'
import { openDatabase, type Database } from './database/db.ts'
import { codeOf } from './error-code.ts'

/**
 * Three servers, and then two, on one PostgreSQL behind nginx with the configuration file for operators: they answer as one,
 * and no client notices when one stops.
 */

const SECRET = 'a secret of the tests, and of nobody else'
const SERVERS = 3
const isThere = inject('postgresUrl') !== '' && hasNginx()
if (!isThere)
  process.stderr.write(
    '\nSKIPPED: the tests of several servers, which want PostgreSQL, nginx and openssl.\n\n',
  )

describe.skipIf(!isThere)('several servers behind nginx', () => {
  let stripe: FakeStripe
  let nginx: Nginx
  let database: Database
  let drop: () => Promise<void>
  let url: string
  let start: (port: number) => Promise<Site>
  let ports: number[]
  const sites = new Map<number, Site>()
  const folder = mkdtempSync(join(tmpdir(), 'rook-several-'))
  const members: string[] = []

  beforeAll(async () => {
    stripe = await startFakeStripe()
    const made = await createPostgresDatabase()
    ;({ drop, url } = made)
    const free = await freePorts(SERVERS + 2)
    ports = free.slice(0, SERVERS)
    const [http = 0, https = 0] = free.slice(SERVERS)
    start = (port) => {
      const settings = {
        ...{ DATABASE_URL: made.url, DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1' },
        ...{ ORIGIN: `https://localhost:${https}`, AUTH_SECRET: SECRET, TRUST_PROXY: '1' },
        ...{
          STRIPE_SECRET_KEY: 'sk_test_1',
          STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
          STRIPE_API_BASE: stripe.base,
        },
      }
      return startSite(settings)
    }
    // All servers start at once on an empty database: one of them creates the tables.
    const [started, proxy] = await Promise.all([
      Promise.all(ports.map(start)),
      startNginx(ports, [http, https]),
    ])
    nginx = proxy
    for (const site of started) sites.set(Number(new URL(site.origin).port), site)
    const opened = openDatabase({ DATA_DIR: '', DATABASE_URL: made.url }, () => {})
    if (!opened.ok) throw new Error(opened.detail)
    database = opened.value
    for (let member = 0; member < 6; member++)
      members.push(await addMember(database, { id: `member-${member}`, secret: SECRET, isHttps: true }))
  })
  afterAll(async () => {
    await database.close()
    await nginx.stop()
    // Restarts have tested their stop, which takes seconds because they wait for connected clients.
    await Promise.all([...sites.values()].map((site) => site.stop('SIGKILL')))
    await stripe.stop()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = (path: string, options?: Parameters<typeof askNginx>[2]) =>
    askNginx(nginx.origin, path, options)
  const save = (member: number, game: object) =>
    ask('/api/matches', {
      method: 'POST',
      headers: { Cookie: members[member] ?? '', 'Content-Type': 'application/json', Origin: nginx.origin },
      body: JSON.stringify(game),
    })
  const countRows = async (table: 'matches' | 'donations') =>
    Number(
      (
        await database.query
          .selectFrom(table)
          .select((row) => row.fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  const isSignedIn = async (member: number) =>
    (
      JSON.parse((await ask('/api/session', { headers: { Cookie: members[member] ?? '' } })).body) as {
        session: unknown
      }
    ).session !== null
  /** One response from each server. */
  const expectAllToHaveAnswered = (path: string) => {
    for (const site of sites.values()) expect(site.log().some((line) => line['path'] === path)).toBe(true)
  }

  it('lead from http to https, which every answer asks for from then on', async () => {
    const led = await fetch(`${nginx.httpOrigin}/play?a=b`, { redirect: 'manual' })
    expect([led.status, led.headers.get('location')]).toEqual([301, 'https://localhost/play?a=b'])
    expect((await ask('/')).headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    expect((await ask('/metrics')).status).toBe(404)
  })

  it('do not answer for another host name', async () => {
    const { port } = new URL(nginx.httpOrigin)
    const outcome = await fetch(`http://127.0.0.1:${port}/`).catch((error: unknown) => error)
    expect(outcome).toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } })
  })

  it('share sessions, also when a user signs out at one', async () => {
    const known = await Promise.all(Array.from({ length: 30 }, () => isSignedIn(5)))
    expect(known).toEqual(Array(30).fill(true))
    expectAllToHaveAnswered('/api/session')
    await ask('/sign-out', { method: 'POST', headers: { Cookie: members[5] ?? '', Origin: nginx.origin } })
    expect(await Promise.all(Array.from({ length: 12 }, () => isSignedIn(5)))).toEqual(Array(12).fill(false))
  })

  it('count tries to sign in together', async () => {
    const tries = await Promise.all(
      Array.from({ length: 9 }, (_, n) =>
        ask('/auth', {
          method: 'POST',
          headers: { Origin: nginx.origin, 'Content-Type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({
            intent: 'sign-in',
            email: `${n}@chess.test`,
            password: 'rook takes e7',
          }).toString(),
        }),
      ),
    )
    const statuses = tries.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(6)
  })

  it('store a game once, and a donation once, that all of them receive at the same time', async () => {
    const game = finishedRecord({ gameId: randomUUID() })
    const before = await countRows('matches')
    const saved = await Promise.all(Array.from({ length: 30 }, () => untilTaken(() => save(0, game))))
    expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await countRows('matches')) - before).toBe(1)
    expectAllToHaveAnswered('/api/matches')
    const now = Math.floor(Date.now() / 1000)
    const { body, headers } = stripe.sign(
      makeStripeEvent(
        'checkout.session.completed',
        {
          ...{ id: 'cs_test_1', created: now, amount_total: 5000, currency: 'gbp', payment_status: 'paid' },
          ...{ payment_intent: 'pi_1', metadata: { tier: 'server', donor_name: 'Asha Rao' } },
        },
        { id: 'evt_1', created: now },
      ),
    )
    const told = await Promise.all(
      Array.from({ length: 20 }, () =>
        untilTaken(() => ask('/api/stripe/webhook', { method: 'POST', headers, body })),
      ),
    )
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await countRows('donations')).toBe(1)
  })

  it('are restarted one after the other, and no request of a steady client fails', async () => {
    const client = startClient()
    for (const port of ports) {
      await client.untilMore(10)
      expect((await sites.get(port)?.stop())?.code).toBe(0)
      sites.set(port, await start(port))
    }
    await client.untilMore(10)
    const { outcomes, saved } = await client.stop()
    expect([...outcomes.keys()]).toEqual(['200'])
    expect(await keptOf(saved)).toBe(saved.length)
  })

  it('continue as two when one is killed: only its unanswered requests are lost', async () => {
    const client = startClient()
    await client.untilMore(10)
    const [port = 0] = ports
    await sites.get(port)?.stop('SIGKILL')
    sites.delete(port)
    await client.untilMore(30)
    const { outcomes, saved } = await client.stop()
    const failed = [...outcomes]
      .filter(([outcome]) => outcome !== '200')
      .reduce((sum, [, count]) => sum + count, 0)
    expect(failed).toBeLessThanOrEqual(CLIENTS)
    expect(await keptOf(saved)).toBe(saved.length)
    expect(await isSignedIn(0)).toBe(true)
    const game = finishedRecord({ gameId: randomUUID() })
    const twice = await Promise.all([save(1, game), save(1, game)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
  })

  it('are backed up by pg_dump while they run, and one starts on what pg_restore makes of it', async (context) => {
    const programs = findPostgresPrograms()
    if (programs === undefined) return context.skip()
    const file = join(folder, 'rook.dump')
    const other = await createPostgresDatabase()
    execFileSync(join(programs, 'pg_dump'), ['--format=custom', `--file=${file}`, url])
    execFileSync(join(programs, 'pg_restore'), ['--no-owner', `--dbname=${other.url}`, file])
    const site = await startSite({ DATABASE_URL: other.url, AUTH_SECRET: SECRET, ORIGIN: nginx.origin })
    const own = await fetch(`${site.origin}/api/matches`, { headers: { Cookie: members[0] ?? '' } })
    const rows = await countRows('matches')
    const restored = openDatabase({ DATA_DIR: '', DATABASE_URL: other.url }, () => {})
    if (!restored.ok) throw new Error(restored.detail)
    const ids = await restored.value.query.selectFrom('matches').select('id').execute()
    await restored.value.close()
    await site.stop('SIGKILL')
    await other.drop()
    expect(own.status).toBe(200)
    expect({ isAny: rows > 0, rows: ids.length }).toEqual({ isAny: true, rows })
  })

  const keptOf = async (gameIds: readonly string[]) =>
    (
      await database.query
        .selectFrom('matches')
        .select('game_id')
        .where('game_id', 'in', [...gameIds])
        .execute()
    ).length

  const CLIENTS = 5
  /** In milliseconds. */
  const PAUSE = 100

  /** An overloaded server says when to try again, which is not a failure; nginx's own 503 is one. */
  const outcomeOf = ({ status, headers }: NginxAnswer) =>
    status === 503 && headers.has('retry-after') ? 'asked to come again' : String(status)

  /** Retries when told to, as devices and Stripe do. */
  async function untilTaken(asking: () => Promise<NginxAnswer>): Promise<NginxAnswer> {
    const answer = await asking()
    if (outcomeOf(answer) !== 'asked to come again') return answer
    await sleep(PAUSE)
    return untilTaken(asking)
  }

  /** Several clients, each sending one request after another: pages, sessions, and sometimes a game to save. */
  function startClient() {
    const outcomes = new Map<string, number>()
    const saved: string[] = []
    const over = new AbortController()
    let count = 0
    const once = async (client: number, turn: number) => {
      if (turn % 3 === 0) return ask('/')
      if (turn % 3 === 1) return ask('/api/session', { headers: { Cookie: members[client] ?? '' } })
      const game = finishedRecord({ gameId: randomUUID() })
      const answer = await save(client, game)
      if (answer.status === 200) saved.push(game.gameId)
      // A client that saves more than a hundred games a minute has to wait, which is a correct answer.
      return answer.status === 429 ? { ...answer, status: 200 } : answer
    }
    const asking = Array.from({ length: CLIENTS }, async (_, client) => {
      for (let turn = client; !over.signal.aborted; turn++) {
        const outcome = await once(client, turn).then(outcomeOf, (error: unknown) => codeOf(error))
        // Sends at a steady rate below the maximum, because starting servers need the processor too.
        await sleep(PAUSE)
        if (outcome === 'asked to come again') continue
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        count += 1
      }
    })
    return {
      untilMore: async (more: number) => {
        const enough = count + more
        await expect.poll(() => count).toBeGreaterThan(enough)
      },
      stop: async () => {
        over.abort()
        await Promise.all(asking)
        return { outcomes, saved }
      },
    }
  }
})
