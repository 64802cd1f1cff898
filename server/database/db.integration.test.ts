import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../../tests/support/databases.ts'
import { lockDataFolder } from './data-folder.ts'
import { openDatabase, type Database } from './db.ts'
import { createLog } from '#server/log.ts'

const silent = createLog('silent', () => {})

describeOnEachDatabase('the database', ({ open }) => {
  it('answers', async () => {
    const database = await open()
    expect(await database.ping()).toBe(true)
  })

  it('stores text unchanged in any script', async () => {
    const { query } = await open()
    await sql`create table word (id text primary key, text text not null)`.execute(query)
    const text = 'शतरंज – Chaturanga ♜ "quoted" \\ ; drop table word'
    await sql`insert into word values ('a', ${text})`.execute(query)
    expect((await sql`select text from word`.execute(query)).rows).toEqual([{ text }])
  })

  it('rolls back a whole transaction', async () => {
    const { query } = await open()
    await sql`create table word (id text primary key)`.execute(query)
    const broken = query.transaction().execute(async (transaction) => {
      await sql`insert into word values ('a')`.execute(transaction)
      throw new Error('broken off')
    })
    await expect(broken).rejects.toThrow('broken off')
    expect((await sql`select id from word`.execute(query)).rows).toEqual([])
  })

  it('refuses a row whose parent does not exist', async () => {
    const { query } = await open()
    await sql`create table parent (id text primary key)`.execute(query)
    await sql`create table child (id text primary key, parent text references parent (id))`.execute(query)
    await expect(sql`insert into child values ('a', 'nobody')`.execute(query)).rejects.toThrow(/foreign key/i)
  })
})

/** The server writes in a separate thread, the operator's commands in their own. */
const THREADS: [string, URL | undefined][] = [
  ['a separate thread', new URL('writer-thread.ts', import.meta.url)],
  ['the calling thread', undefined],
]

describe.each(THREADS)('the embedded database, written in %s', (_, writerThread) => {
  let folder: string
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'rook-data-'))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('syncs every commit to the disk and lets readers in beside a writer', async () => {
    const database = open(folder)
    expect((await sql`pragma synchronous`.execute(database.query)).rows).toMatchObject([{ synchronous: 2 }])
    expect((await sql`pragma journal_mode`.execute(database.query)).rows).toMatchObject([
      { journal_mode: 'wal' },
    ])
    await database.close()
  })

  it('creates its folder and files for its own user only', async () => {
    const inner = join(folder, 'a', 'b')
    const database = open(inner)
    await sql`create table word (id text primary key)`.execute(database.query)
    expect(statSync(inner).mode & 0o777).toBe(0o700)
    expect(statSync(join(inner, 'site.db')).mode & 0o777).toBe(0o600)
    expect(statSync(join(inner, 'site.db-wal')).mode & 0o777).toBe(0o600)
    await database.close()
  })

  it('keeps its rows when it is opened again', async () => {
    const first = open(folder)
    await sql`create table word (id text primary key)`.execute(first.query)
    await sql`insert into word values ('a')`.execute(first.query)
    await first.close()
    const second = open(folder)
    expect((await sql`select id from word`.execute(second.query)).rows).toEqual([{ id: 'a' }])
    await second.close()
  })

  it('belongs to one server at a time, and to any number of other programs', async () => {
    const first = lockDataFolder(folder)
    expect(lockDataFolder(folder)).toMatchObject({ ok: false, error: 'ERR_DATA_DIR_IN_USE' })
    const [one, other] = [open(folder), open(folder)]
    await sql`create table word (id text primary key)`.execute(one.query)
    await sql`insert into word values ('a')`.execute(other.query)
    expect((await sql`select id from word`.execute(one.query)).rows).toEqual([{ id: 'a' }])
    await Promise.all([one.close(), other.close()])
    if (first.ok) first.value()
    const second = lockDataFolder(folder)
    expect(second.ok).toBe(true)
    if (second.ok) second.value()
  })

  it('serializes writers, also a transaction that begins with a read', async () => {
    const [one, other] = [open(folder), open(folder)]
    await sql`create table word (id text primary key)`.execute(one.query)
    let waiting: Promise<unknown> | undefined
    await one.query.transaction().execute(async (transaction) => {
      await sql`select id from word`.execute(transaction)
      waiting = sql`insert into word values ('b')`.execute(other.query)
      await sleep(50)
      await sql`insert into word values ('a')`.execute(transaction)
    })
    await waiting
    expect((await sql`select id from word order by id`.execute(one.query)).rows).toHaveLength(2)
    await Promise.all([one.close(), other.close()])
  })

  it('has committed what it acknowledges, also after a time-out waiting for another process', async () => {
    const [one, other] = [open(folder), open(folder)]
    await sql`create table word (id text primary key)`.execute(one.query)
    await one.query.transaction().execute(async () => {
      await expect(sql`insert into word values ('b')`.execute(other.query)).rejects.toThrow(/locked/)
    })
    await sql`insert into word values ('b')`.execute(other.query)
    await expect(sql`insert into word values ('b')`.execute(other.query)).rejects.toThrow(/UNIQUE/)
    await sql`insert into word values ('c')`.execute(other.query)
    expect((await sql`select id from word order by id`.execute(one.query)).rows).toHaveLength(2)
    await Promise.all([one.close(), other.close()])
  }, 15_000)

  it('is read while a write waits for another process, and during our own transactions', async () => {
    const [one, other] = [open(folder), open(folder)]
    await sql`create table word (id text primary key)`.execute(one.query)
    await sql`insert into word values ('a')`.execute(one.query)
    const read = async () => (await sql`select id from word`.execute(one.query)).rows
    const keeping = await other.query.startTransaction().execute()
    let isWaiting = true
    const writing = sql`insert into word values ('b')`.execute(one.query).then(() => (isWaiting = false))
    expect([await read(), await one.ping(), isWaiting]).toEqual([[{ id: 'a' }], true, true])
    await keeping.rollback().execute()
    await writing
    await one.query.transaction().execute(async (transaction) => {
      await sql`insert into word values ('c')`.execute(transaction)
      expect(await read()).toEqual([{ id: 'a' }, { id: 'b' }])
      expect((await sql`select id from word`.execute(transaction)).rows).toHaveLength(3)
    })
    expect(await read()).toHaveLength(3)
    await Promise.all([one.close(), other.close()])
  })

  it('fails waiting writes after ten seconds, and is not ready until a write succeeds', async () => {
    const database = open(folder)
    await sql`create table word (id text primary key)`.execute(database.query)
    const write = (id: string) => sql`insert into word values (${id})`.execute(database.query)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // Simulates a disk that hangs: a write has started and does not finish.
    const hanging = await database.query.startTransaction().execute()
    const refused = [write('a'), database.query.startTransaction().execute()].map((each) =>
      expect(each).rejects.toThrow('The database has written nothing for 10000 ms'),
    )
    await vi.advanceTimersByTimeAsync(10_000)
    await Promise.all(refused)
    expect(database.outages()).toBe(2)
    const isReady = database.ping()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await isReady).toBe(false)
    vi.useRealTimers()
    await hanging.commit().execute()
    await expect.poll(() => database.ping()).toBe(true)
    await write('b')
    expect((await sql`select id from word`.execute(database.query)).rows).toEqual([{ id: 'b' }])
    await database.close()
  })

  it('completes waiting writes before it closes, and rejects later ones', async () => {
    const [one, other] = [open(folder), open(folder)]
    await sql`create table word (id text primary key)`.execute(one.query)
    const keeping = await other.query.startTransaction().execute()
    const writing = sql`insert into word values ('a')`.execute(one.query)
    await sql`select 1`.execute(one.query)
    const closing = one.close()
    await keeping.rollback().execute()
    await Promise.all([writing, closing])
    await expect(sql`insert into word values ('b')`.execute(one.query)).rejects.toThrow(/destroyed/)
    expect((await sql`select id from word`.execute(other.query)).rows).toEqual([{ id: 'a' }])
    await other.close()
  })

  it('that is closed rejects a write at the same moment', async () => {
    const database = open(folder)
    await sql`create table word (id text primary key)`.execute(database.query)
    const writing = sql`insert into word values ('a')`.execute(database.query)
    await Promise.all([database.close(), expect(writing).rejects.toThrow(/not open|is closed/)])
  })

  it('hands over rows one by one while others read and write', async () => {
    const database = open(folder)
    await sql`create table word (id text primary key)`.execute(database.query)
    for (const id of ['a', 'b', 'c']) await sql`insert into word values (${id})`.execute(database.query)
    const words = database.query.withTables<{ word: { id: string } }>()
    const seen: string[] = []
    for await (const { id } of words.selectFrom('word').select('id').orderBy('id').stream()) {
      seen.push(id)
      await sql`insert into word values (${`z${id}`})`.execute(database.query)
      expect(await words.selectFrom('word').select('id').execute()).toHaveLength(3 + seen.length)
    }
    expect(seen).toEqual(['a', 'b', 'c'])
    await database.close()
  })

  it('lets other work run between sequential reads', async () => {
    const database = open(folder)
    const other = { isServed: false }
    setImmediate(() => (other.isServed = true))
    for (let reads = 0; reads < 50_000 && !other.isServed; reads++)
      await sql`select 1`.execute(database.query)
    expect(other).toEqual({ isServed: true })
    await database.close()
  })

  it('is one file with every row in it when it has been closed', async () => {
    const first = open(folder)
    await sql`create table word (id text primary key)`.execute(first.query)
    await sql`insert into word values ('a')`.execute(first.query)
    await first.close()
    const elsewhere = join(folder, 'elsewhere')
    mkdirSync(elsewhere)
    copyFileSync(join(folder, 'site.db'), join(elsewhere, 'site.db'))
    const copy = open(elsewhere)
    expect((await sql`select id from word`.execute(copy.query)).rows).toEqual([{ id: 'a' }])
    await copy.close()
  })

  it('rolls back to a savepoint, and continues the transaction', async () => {
    const database = open(folder)
    await sql`create table word (id text primary key)`.execute(database.query)
    const transaction = await database.query.startTransaction().execute()
    await sql`insert into word values ('a')`.execute(transaction)
    const within = await transaction.savepoint('before').execute()
    await sql`insert into word values ('b')`.execute(within)
    await (await within.rollbackToSavepoint('before').execute()).commit().execute()
    expect((await sql`select id from word`.execute(database.query)).rows).toEqual([{ id: 'a' }])
    await database.close()
  })

  it('says how many rows were written, keeps bytes, and fails as SQLite does', async () => {
    const database = open(folder)
    const { query } = database
    await sql`create table word (id text primary key, bytes blob)`.execute(query)
    const bytes = Buffer.from([0, 1, 255])
    const { numAffectedRows } = await sql`insert into word values ('a', ${bytes}), ('b', null)`.execute(query)
    expect(numAffectedRows).toBe(2n)
    const { rows } = await sql`insert into word values ('c', ${bytes}) returning hex(bytes) as hex`.execute(
      query,
    )
    expect(rows).toEqual([{ hex: '0001FF' }])
    const twice = sql`insert into word values ('a', null)`.execute(query)
    await expect(twice).rejects.toMatchObject({ code: expect.stringMatching(/^SQLITE_CONSTRAINT/) as string })
    await database.close()
  })

  it('answers a question asked again as things are now, whatever became of the table or of the question before', async () => {
    const database = open(folder)
    const { query } = database
    await sql`create table word (id text primary key)`.execute(query)
    const words = async () => (await sql`select * from word`.execute(query)).rows
    const half = async (text: string) =>
      (await sql`select json_extract(${text}, '$.a') as a`.execute(query)).rows
    expect(await words()).toEqual([])
    await sql`insert into word values ('a')`.execute(query)
    expect(await words()).toEqual([{ id: 'a' }])
    await sql`alter table word add column length integer default 1`.execute(query)
    expect(await words()).toEqual([{ id: 'a', length: 1 }])
    await sql`drop table word`.execute(query)
    await expect(words()).rejects.toThrow(/no such table/)
    await sql`create table word (other text)`.execute(query)
    expect(await words()).toEqual([])
    expect(await half('{"a": 1}')).toEqual([{ a: 1 }])
    await expect(half('{')).rejects.toThrow(/malformed/)
    expect(await half('{"a": 2}')).toEqual([{ a: 2 }])
    for (let each = 0; each < 300; each++)
      expect((await sql`select ${sql.lit(each)} as n`.execute(query)).rows).toEqual([{ n: each }])
    // No reader keeps the log from being truncated.
    expect((await sql`pragma wal_checkpoint(truncate)`.execute(query)).rows).toMatchObject([{ busy: 0 }])
    await database.close()
  })

  it('that has lost every byte is not taken for a new one', () => {
    writeFileSync(join(folder, 'site.db'), '')
    expect(openDatabase({ DATA_DIR: folder }, silent)).toMatchObject({
      ok: false,
      error: 'ERR_DATABASE_EMPTY',
    })
    expect(statSync(join(folder, 'site.db')).size).toBe(0)
  })

  it('reports a folder that it cannot write, and a file that is not a database', () => {
    writeFileSync(join(folder, 'file'), '')
    for (const path of [join(folder, 'file', 'data'), join(folder, 'file'), '/proc/rook/data']) {
      expect(openDatabase({ DATA_DIR: path }, silent)).toMatchObject({
        ok: false,
        error: 'ERR_DATA_DIR_UNUSABLE',
      })
    }
  })

  it('leaves a damaged file as it is', () => {
    const path = join(folder, 'site.db')
    writeFileSync(path, 'no database at all '.repeat(1_000))
    const { mtimeMs } = statSync(path)
    expect(openDatabase({ DATA_DIR: folder }, silent)).toMatchObject({
      ok: false,
      error: 'ERR_DATABASE_DAMAGED',
    })
    expect(statSync(path).mtimeMs).toBe(mtimeMs)
  })

  function open(path: string): Database {
    const result = openDatabase({ DATA_DIR: path }, silent, { writerThread })
    if (!result.ok) throw new Error(result.error)
    return result.value
  }
})

describe('a PostgreSQL server', () => {
  it.skipIf(inject('postgresUrl') === '')(
    'may drop every connection without ending the process',
    async () => {
      const lines: string[] = []
      const url = new URL(inject('postgresUrl'))
      const name = `victim-${randomUUID()}`
      url.searchParams.set('application_name', name)
      const database = open(
        url.href,
        createLog('warn', (line) => lines.push(line)),
      )
      expect(await database.ping()).toBe(true)
      const killer = open(inject('postgresUrl'))
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`.execute(
        killer.query,
      )
      await expect.poll(() => lines.length).toBeGreaterThan(0)
      expect(lines.join('')).toContain('database connection lost')
      expect(await database.ping()).toBe(true)
      await Promise.all([database.close(), killer.close()])
    },
  )

  it.skipIf(inject('postgresUrl') === '')(
    'may end a connection that somebody is working with, which costs that work alone',
    async () => {
      const database = open(inject('postgresUrl'))
      const work = database.query.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.query)
        // The connection ends while it is idle.
        await sleep(200)
        await sql`select 1`.execute(transaction)
      })
      await expect(work).rejects.toThrow(/onnection|queryable/)
      expect(database.outages()).toBeGreaterThan(0)
      expect(await database.ping()).toBe(true)
      await database.close()
    },
  )

  it('that is not running does not answer', async () => {
    const database = open('postgres://nobody@127.0.0.1:1/none')
    expect(await database.ping()).toBe(false)
    await database.close()
  })

  it('that accepts connections and does not answer is abandoned', async () => {
    const blackHole = createServer()
    await new Promise<void>((resolve) => blackHole.listen(0, '127.0.0.1', resolve))
    const database = open(`postgres://nobody@127.0.0.1:${(blackHole.address() as AddressInfo).port}/none`)
    expect(await database.ping()).toBe(false)
    blackHole.close()
  })

  function open(url: string, log = silent): Database {
    const result = openDatabase({ DATA_DIR: '', DATABASE_URL: url }, log)
    if (!result.ok) throw new Error(result.error)
    return result.value
  }
})
