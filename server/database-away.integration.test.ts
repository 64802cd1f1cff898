import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createPostgresDatabase, openForTest } from '../tests/support/databases.ts'
import { linkIn, waitForEmail } from '../tests/support/mailbox.ts'
import { startOwnPostgres, type OwnPostgresServer } from '../tests/support/postgres-server.ts'
import { startSite, type Site } from '../tests/support/site.ts'
import { createVisitor, type Visitor } from '../tests/support/visitor.ts'

/**
 * A database that stops, drops all connections, does not answer or is locked by another process: the site stays up, answers 503
 * where it needs the database, and recovers automatically.
 */

const SETTINGS = { AUTH_SECRET: 'a-secret-for-tests-alone-0123456789', TRUST_PROXY: '1', LOG_LEVEL: 'warn' }
const PASSWORD = 'rook takes e7'
const NEED_DATABASE = ['/api/session', '/account', `/games/${'a'.repeat(22)}`]
/** The expected response while the database is up: no shared game has this address. */
const THERE = [200, 200, 404]

async function signUp(site: Site, dataDir: string): Promise<Visitor> {
  const visitor = createVisitor(site.origin)
  const email = 'player@chess.test'
  await visitor.post('/auth', { intent: 'sign-up', email, password: PASSWORD, confirmation: PASSWORD })
  await visitor.get(linkIn(await waitForEmail(dataDir, email), '/auth/confirm'))
  return visitor
}

const statuses = (visitor: Visitor) =>
  Promise.all(NEED_DATABASE.map(async (path) => (await visitor.get(path)).status))

/** Several clients, each sending one request after another until `stop`, which resolves to the number of answers by status. */
function load(visitor: Visitor): { counts: Map<string, number>; stop: () => Promise<void> } {
  const counts = new Map<string, number>()
  const over = new AbortController()
  const ask = async (first: number) => {
    const paths = ['/', ...NEED_DATABASE]
    for (let at = first; !over.signal.aborted; at++) {
      const path = paths[at % paths.length] ?? '/'
      const outcome = await visitor.get(path).then(
        async (response) => {
          await response.arrayBuffer()
          return String(response.status)
        },
        (error: unknown) => String(error),
      )
      const name = `${path} ${outcome}`
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  const asking = [0, 1, 2, 3, 4, 5].map(ask)
  return {
    counts,
    stop: async () => {
      over.abort()
      await Promise.all(asking)
    },
  }
}

const outcomesOf = (counts: Map<string, number>) => [...counts.keys()].sort()
const total = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)
const ALLOWED = ['/ 200', ...NEED_DATABASE.flatMap((path, at) => [`${path} ${THERE[at]}`, `${path} 503`])]

describe.skipIf(inject('postgresUrl') === '')('a PostgreSQL server of its own', () => {
  let postgres: OwnPostgresServer | undefined
  let dataDir: string
  let site: Site
  let visitor: Visitor
  beforeAll(async () => {
    postgres = await startOwnPostgres()
    if (postgres === undefined) return
    dataDir = mkdtempSync(join(tmpdir(), 'rook-away-'))
    site = await startSite({ ...SETTINGS, DATA_DIR: dataDir, DATABASE_URL: postgres.url })
    visitor = await signUp(site, dataDir)
  })
  afterAll(async () => {
    if (postgres === undefined) return
    await site.stop()
    postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('that is stopped at once under load costs 503 and no more, and afterwards all is as before', async (context) => {
    if (postgres === undefined) return context.skip()
    expect(await statuses(visitor)).toEqual(THERE)
    const { counts, stop } = load(visitor)
    for (let time = 1; time <= 3; time++) {
      const before = total(counts)
      await expect.poll(() => total(counts)).toBeGreaterThan(before + 30)
      await postgres.stopAtOnce()
      expect(await statuses(visitor)).toEqual([503, 503, 503])
      expect((await visitor.get('/readyz')).status).toBe(503)
      expect((await visitor.get('/')).status).toBe(200)
      await postgres.startAgain()
      await expect.poll(() => statuses(visitor)).toEqual(THERE)
    }
    await stop()
    expect(outcomesOf(counts).filter((outcome) => !ALLOWED.includes(outcome))).toEqual([])
    expect(site.process.exitCode).toBeNull()
  })

  it('that drops all connections under load, repeatedly, costs 503 and no more', async (context) => {
    if (postgres === undefined) return context.skip()
    const { counts, stop } = load(visitor)
    const operator = openForTest({ DATA_DIR: '', DATABASE_URL: postgres.url })
    for (let time = 0; time < 10; time++) {
      const before = total(counts)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
        operator.query,
      )
      await expect.poll(() => total(counts)).toBeGreaterThan(before + 12)
    }
    await stop()
    expect(outcomesOf(counts).filter((outcome) => !ALLOWED.includes(outcome))).toEqual([])
    expect(await statuses(visitor)).toEqual(THERE)
    expect(site.process.exitCode).toBeNull()
  })
})

describe.skipIf(inject('postgresUrl') === '')('a PostgreSQL server that says nothing any more', () => {
  it('costs 503 and not a long wait, keeps no home page, and is found again when it answers', async () => {
    const { url, drop } = await createPostgresDatabase()
    const link = await openLink(new URL(url))
    const dataDir = mkdtempSync(join(tmpdir(), 'rook-away-'))
    const site = await startSite({ ...SETTINGS, DATA_DIR: dataDir, DATABASE_URL: link.url })
    const visitor = await signUp(site, dataDir)
    expect(await statuses(visitor)).toEqual(THERE)
    link.silence()
    const asked = performance.now()
    const [home, ...others] = await Promise.all([
      visitor.get('/').then(({ status }) => ({ status, after: performance.now() - asked })),
      ...NEED_DATABASE.map(async (path) => (await visitor.get(path)).status),
    ])
    const waited = performance.now() - asked
    expect(home.status).toBe(200)
    expect(others).toEqual([503, 503, 503])
    // Without a probe, each query takes the driver's own time-out of 11 seconds.
    expect(waited).toBeLessThan(10_000)
    expect(await statuses(visitor)).toEqual([503, 503, 503])
    link.speak()
    await expect.poll(() => statuses(visitor)).toEqual(THERE)
    expect(site.log().map(({ message }) => message)).toContain('database does not answer')
    expect((await site.stop()).code).toBe(0)
    link.close()
    rmSync(dataDir, { recursive: true, force: true })
    await drop()
  })
})

describe("another process that holds the embedded database's write lock", () => {
  it('does not block reads', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'rook-away-'))
    const site = await startSite({ ...SETTINGS, DATA_DIR: dataDir })
    const visitor = await signUp(site, dataDir)
    const other = openForTest({ DATA_DIR: dataDir })
    const keeping = await other.query.startTransaction().execute()
    // Waits five seconds for the write lock, and must not delay the others.
    const order: string[] = []
    const writing = visitor
      .post('/account', { intent: 'name', name: 'Asha' })
      .then(({ status }) => order.push(`write ${status}`))
    await sleep(500)
    order.push(`reads ${(await statuses(visitor)).join(' ')}`)
    expect((await visitor.get('/readyz')).status).toBe(200)
    await writing
    // The request times out with a response that allows a retry.
    expect(order).toEqual([`reads ${THERE.join(' ')}`, 'write 503'])
    await keeping.rollback().execute()
    expect((await visitor.post('/account', { intent: 'name', name: 'Asha' })).status).toBeLessThan(400)
    expect((await site.stop()).code).toBe(0)
    rmSync(dataDir, { recursive: true, force: true })
  })
})

/** A proxy to a database server that can withhold all data while connections stay open. */
async function openLink(target: URL) {
  let isSilent = false
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    sockets.add(near).add(far)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => from.destroy())
      from.on('close', () => to.destroy())
      // Data sent in the meantime is never delivered.
      from.on('data', (piece) => !isSilent && to.write(piece))
    }
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', () => listening()))
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    silence: () => void (isSilent = true),
    speak: () => void (isSilent = false),
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
