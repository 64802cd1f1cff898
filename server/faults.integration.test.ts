import { sql } from 'kysely'
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { bundleForNode } from '../scripts/building/bundle.mjs'
import { spawnNode } from '../tests/support/child.ts'
import { openForTest } from '../tests/support/databases.ts'
import { runServer, startSite } from '../tests/support/site.ts'
import { lockDataFolder } from './database/data-folder.ts'
import type { Database } from './database/db.ts'
import { codeOf } from './error-code.ts'
import { migrate } from './database/migrate.ts'

/** Faults around a server. It must report them, lose nothing, and recover automatically. */

const SECRET = { AUTH_SECRET: 'a-secret-for-tests-alone-0123456789' }

const ROOT = fileURLToPath(new URL('..', import.meta.url))

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'rook-faults-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a data folder', () => {
  it('that another server has is left to it, with one line', async () => {
    const site = await startSite({ DATA_DIR: folder })
    const { code, stdout, stderr } = await runServer({ DATA_DIR: folder })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(
      /^Cannot start: DATA_DIR \S+ is in use by another server that is running \(SQLITE_BUSY\w*\)\n$/,
    )
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
    await site.stop()
  })

  it('with a damaged database in it is left as it is, with one line', async () => {
    const path = join(folder, 'site.db')
    const damaged = 'no database at all '.repeat(1_000)
    writeFileSync(path, damaged)
    const { code, stdout, stderr } = await runServer({ DATA_DIR: folder })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(
      /^Cannot start: DATA_DIR \S+ holds a damaged database; nothing was changed in it \(SQLITE_\w+\)\n$/,
    )
    expect(readFileSync(path, 'utf8')).toBe(damaged)
  })

  it('with a database damaged in the middle is not ready, and logs that', async () => {
    const database = openForTest({ DATA_DIR: folder })
    await migrate(database)
    await sql`
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 2000)
      insert into payment_events (id, received_at) select 'event ' || n, '2026' from numbers
    `.execute(database.query)
    await database.close()
    const path = join(folder, 'site.db')
    const content = readFileSync(path)
    // The rows are on the last pages, which no start reads.
    content.fill(0x5a, content.length - 5 * 4096, content.length - 4096)
    writeFileSync(path, content)
    const site = await startSite({ DATA_DIR: folder })
    await expect.poll(async () => (await fetch(`${site.origin}/readyz`)).status).toBe(503)
    expect(site.log()).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'database damaged' }) as unknown,
    )
    expect((await site.stop()).code).toBe(0)
  })

  it('with an empty database in it is refused with one line, and never taken for a new one', async () => {
    writeFileSync(join(folder, 'site.db'), '')
    const { code, stdout, stderr } = await runServer({ DATA_DIR: folder })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^Cannot start: DATA_DIR \S+ holds an empty site\.db [^\n]+ \(0 bytes\)\n$/)
  })

  it('has every row in its one file after a stop', async () => {
    const site = await startSite({ DATA_DIR: folder })
    const beside = openForTest({ DATA_DIR: folder })
    await insert(beside, 'first')
    await beside.close()
    await site.stop()
    const elsewhere = join(folder, 'elsewhere')
    mkdirSync(elsewhere)
    copyFileSync(join(folder, 'site.db'), join(elsewhere, 'site.db'))
    expect(await readIds(openForTest({ DATA_DIR: elsewhere }))).toEqual(new Set(['first']))
  })

  it('allows a start after a first start was killed at any moment', async () => {
    const startAndDie = async (kill: number) => {
      const place = join(folder, String(kill))
      const killed = whenThere(join(place, 'site.db')).then(() => sleep(4 * kill))
      expect(await runServer({ DATA_DIR: place, LOG_LEVEL: 'silent' }, killed)).toMatchObject({ code: null })
      const lock = lockDataFolder(place)
      const database = openForTest({ DATA_DIR: place })
      await migrate(database)
      await insert(database, 'first')
      expect({ ids: await readIds(database), isFree: lock.ok }).toEqual({
        ids: new Set(['first']),
        isFree: true,
      })
      if (lock.ok) lock.value()
    }
    // At ten moments, 8 ms apart.
    for (let kill = 0; kill < 20; kill += 4) await Promise.all([startAndDie(kill), startAndDie(kill + 2)])
  }, 600_000)

  it('holds every row that was acknowledged, whenever its writer was killed', async () => {
    const acknowledged: string[] = []
    for (let kill = 0; kill < 3; kill++) {
      const writer = await startWriter()
      writer.process.stdout.on('data', () => {
        if (writer.output.stdout.length > 10_000 * (kill + 1)) writer.process.kill('SIGKILL')
      })
      acknowledged.push(...(await writer.exit).stdout.split('\n').slice(0, -1))
    }
    const kept = await readIds(openForTest({ DATA_DIR: folder }))
    expect(acknowledged.length).toBeGreaterThan(1_000)
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    // At most one extra row per kill: written but not yet acknowledged.
    expect(kept.size - acknowledged.length).toBeLessThanOrEqual(3)
  })

  // The system closes these pipes when the process of the test is killed.
  it.each(['stdin', 'stdout'] as const)(
    'is written no longer once the %s of its writer is gone',
    async (pipe) => {
      const writer = await startWriter()
      await expect.poll(() => writer.output.stdout.length).toBeGreaterThan(0)
      writer.process[pipe].destroy()
      expect((await writer.exit).code).toBe(1)
    },
  )
})

/** The program that writes rows until it is killed. */
async function startWriter() {
  const program = join(ROOT, 'build', 'tests', 'writer.mjs')
  await bundleForNode(join(ROOT, 'tests', 'programs', 'writer.ts'), program)
  return spawnNode([program], { PATH: process.env['PATH'], DATA_DIR: folder })
}

async function whenThere(path: string): Promise<void> {
  while (!existsSync(path)) await sleep(2)
}

/** A separate disk, small enough to fill. Only root can create one, and not in every container. */
function mountDisk(path: string): boolean {
  if (userInfo().uid !== 0 || process.platform !== 'linux') return false
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', path], { stdio: 'ignore' })
    return true
  } catch {
    process.stderr.write('\nSKIPPED: the tests of a full disk, since none can be mounted here.\n\n')
    return false
  }
}

describe('a disk', () => {
  let isMounted = false
  beforeEach(() => void (isMounted = mountDisk(folder)))
  afterEach(() => {
    if (isMounted) execFileSync('umount', ['--lazy', folder])
  })

  it('that is full costs errors, and no row that was acknowledged', async (context) => {
    if (!isMounted) return context.skip()
    const data = join(folder, 'data')
    const database = openForTest({ DATA_DIR: data })
    await migrate(database)
    const acknowledged: string[] = []
    const write = async () => {
      const id = randomUUID()
      await insert(database, id)
      acknowledged.push(id)
    }
    for (let row = 0; row < 20; row++) await write()
    const filler = join(folder, 'filler')
    writeFileSync(filler, Buffer.alloc(statfsSync(folder).bavail * 4096))

    const refusals: unknown[] = []
    for (let row = 0; row < 2_000 && refusals.length < 5; row++)
      await write().catch((error: unknown) => refusals.push(error))
    expect(refusals.map(codeOf)).toEqual(Array(5).fill('SQLITE_FULL'))
    expect(await database.ping()).toBe(false)
    expect(await readIds(database)).toEqual(new Set(acknowledged))

    rmSync(filler)
    expect(await database.ping()).toBe(true)
    for (let row = 0; row < 20; row++) await write()
    // The data as another process and the next start see it.
    const other = openForTest({ DATA_DIR: data })
    expect(await readIds(other)).toEqual(new Set(acknowledged))
    expect(await database.ping()).toBe(true)
  })

  it('that is read-only fails a start with one line', async (context) => {
    if (!isMounted) return context.skip()
    execFileSync('mount', ['-o', 'remount,ro', folder])
    const { code, stdout, stderr } = await runServer({ DATA_DIR: folder })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^Cannot start: DATA_DIR \S+ cannot be written \(EROFS\)\n$/)
  })
})

describe.skipIf(inject('postgresUrl') === '')('a PostgreSQL server', () => {
  it('that goes away and comes back leaves the site standing: 503 meanwhile, and then 200', async () => {
    const link = await openLink(new URL(inject('postgresUrl')))
    const site = await startSite({ ...SECRET, DATA_DIR: folder, DATABASE_URL: link.url })
    const ready = async () => (await fetch(`${site.origin}/readyz`)).status
    expect(await ready()).toBe(200)
    for (let time = 0; time < 3; time++) {
      await link.cut()
      expect(await ready()).toBe(503)
      expect((await fetch(site.origin)).status).toBe(200)
      await link.restore()
      await expect.poll(ready).toBe(200)
    }
    expect((await site.stop()).code).toBe(0)
    await link.cut()
  })

  it('is brought up to date once by two servers that start at once', async () => {
    const owner = openForTest({ DATA_DIR: '', DATABASE_URL: inject('postgresUrl') })
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await sql.raw(`create database ${name}`).execute(owner.query)
    const url = new URL(inject('postgresUrl'))
    url.pathname = `/${name}`
    const env = { ...SECRET, DATA_DIR: folder, DATABASE_URL: url.href }
    const sites = await Promise.all([startSite(env), startSite(env)])
    const migrated = sites.filter((site) => site.stderr().includes('database brought up to date'))
    for (const site of sites) expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
    await Promise.all(sites.map((site) => site.stop()))
    expect(migrated).toHaveLength(1)
    await sql.raw(`drop database ${name} with (force)`).execute(owner.query)
  })
})

async function insert({ query }: Database, id: string): Promise<void> {
  await sql`insert into users (id, name, email, "emailVerified", "createdAt", "updatedAt") values (${id}, ${'a'.repeat(2_000)}, ${id}, 1, '2026', '2026')`.execute(
    query,
  )
}

async function readIds({ query }: Database): Promise<Set<string>> {
  return new Set((await query.selectFrom('users').select('id').execute()).map(({ id }) => id))
}

/** A proxy to a database server that can be cut: it drops all connections and accepts none. */
async function openLink(
  target: URL,
): Promise<{ url: string; cut: () => Promise<void>; restore: () => Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  const listen = (port: number) =>
    new Promise<void>((listening) => void server.listen(port, '127.0.0.1', () => listening()))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    cut: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const socket of sockets) socket.resetAndDestroy()
      }),
    restore: () => listen(port),
  }
}
