import { Kysely, sql } from 'kysely'
import type Libsql from 'libsql'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './db.ts'
import { EmbeddedDialect } from './sqlite-dialect.ts'
import { createWriter, openFile, openForWriting, type SqliteWriter } from './sqlite-writer.ts'
import type { Tables } from './tables.ts'

/** Tests which rows are stored after a write fails half-way. */

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rook-writer-'))
  path = join(folder, 'site.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const statement = (text: string) => ({ sql: text, parameters: [] })

/**
 * Opens a file with a table of words. The statement `fault`, which begins or ends a transaction, fails the given number of
 * times.
 */
async function openWithFault(fault: string, times: number) {
  const file = openForWriting(path)
  const run = file.exec.bind(file)
  let left = 0
  file.exec = (text: string): Libsql.Database => {
    if (text === fault && left-- > 0) throw Object.assign(new Error('disk'), { code: 'SQLITE_IOERR' })
    return run(text)
  }
  const writer = createWriter(file)
  await writer.run(statement('create table word (id text primary key)'))
  left = times
  return { file, writer }
}

/** The words as another process sees them. */
function words(): unknown[] {
  const other = openFile(path)
  const rows = other.prepare('select id from word order by id').all()
  other.close()
  return rows
}

describe('a transaction that cannot be rolled back', () => {
  it('is not part of the next write, which is committed', async () => {
    const { file, writer } = await openWithFault('rollback', 1)
    await writer.begin()
    await writer.run(statement(`insert into word values ('a')`))
    await expect(writer.rollback()).rejects.toThrow('disk')
    await writer.run(statement(`insert into word values ('b')`))
    expect(words()).toEqual([{ id: 'b' }])
    file.close()
  })

  it('of one statement fails with the error of the statement', async () => {
    const { file, writer } = await openWithFault('rollback', 1)
    await writer.run(statement(`insert into word values ('a')`))
    const twice = writer.run(statement(`insert into word values ('b'), ('a')`))
    await expect(twice).rejects.toMatchObject({
      code: expect.stringMatching(/^SQLITE_CONSTRAINT/) as string,
    })
    await writer.run(statement(`insert into word values ('c')`))
    expect(words()).toEqual([{ id: 'a' }, { id: 'c' }])
    file.close()
  })

  it('blocks all writes until it can be rolled back', async () => {
    const { file, writer } = await openWithFault('rollback', 2)
    await writer.begin()
    await expect(writer.rollback()).rejects.toThrow('disk')
    await expect(writer.begin()).rejects.toThrow('disk')
    await writer.begin()
    await writer.commit()
    file.close()
  })

  it('reports its own error, and releases the write lock', async () => {
    const { writer } = await openWithFault('rollback', 1)
    const lines: unknown[] = []
    const query = queryWith(writer, (...line) => lines.push(line))
    const failing = query.transaction().execute(async (transaction) => {
      await sql`insert into word values ('a')`.execute(transaction)
      throw new Error('what broke in it')
    })
    await expect(failing).rejects.toThrow('what broke in it')
    expect(lines).toMatchObject([['warn', 'transaction not rolled back', {}]])
    await sql`insert into word values ('b')`.execute(query)
    expect((await sql`select id from word`.execute(query)).rows).toEqual([{ id: 'b' }])
    await query.destroy()
  })
})

describe.each<[string, URL | undefined]>([
  ['a thread of its own', new URL('writer-thread.ts', import.meta.url)],
  ['the thread that asks', undefined],
])('written in %s', (_, writerThread) => {
  function open(onQuery?: Parameters<typeof openDatabase>[2]) {
    const opened = openDatabase({ DATA_DIR: folder }, () => {}, { ...onQuery, writerThread })
    if (!opened.ok) throw new Error(opened.error)
    return opened.value
  }
  const fill = sql`insert into word values (${'x'.repeat(100_000)})`

  it('keeps nothing of a transaction that a full disk has ended, also of what comes after it', async () => {
    const database = open()
    await sql`create table word (id text primary key)`.execute(database.query)
    await sql`pragma max_page_count = 5`.execute(database.query)
    const transaction = await database.query.startTransaction().execute()
    await sql`insert into word values ('a')`.execute(transaction)
    await expect(fill.execute(transaction)).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    const after = sql`insert into word values ('b')`.execute(transaction)
    await expect(after).rejects.toMatchObject({ code: 'SQLITE_ABORT_ROLLBACK' })
    await transaction.rollback().execute()
    await sql`insert into word values ('c')`.execute(database.query)
    expect((await sql`select id from word`.execute(database.query)).rows).toEqual([{ id: 'c' }])
    await database.close()
  })

  it('checks once for all concurrent pings if the disk has room again', async () => {
    const asked: string[] = []
    const database = open({ onQuery: ({ query }) => void asked.push(query.sql) })
    await sql`create table word (id text primary key)`.execute(database.query)
    await sql`pragma max_page_count = 5`.execute(database.query)
    await expect(fill.execute(database.query)).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    const tried = () => asked.filter((text) => text === 'pragma user_version = 0').length
    const before = tried()
    expect(await Promise.all([database.ping(), database.ping(), database.ping()])).toEqual([true, true, true])
    expect(tried() - before).toBe(1)
    await database.close()
  })
})

it('a file that is only read is closed at once, and the last to close it removes its log', () => {
  const file = openForWriting(path)
  expect(existsSync(`${path}-wal`)).toBe(true)
  file.close()
  expect(existsSync(`${path}-wal`)).toBe(false)
})

it('a raw statement that begins with `with` is committed like any other', async () => {
  const { file, writer } = await openWithFault('commit', 1)
  const insert = statement(`with given as (select 'a' as id) insert into word select id from given`)
  await expect(writer.run(insert)).rejects.toThrow('disk')
  expect(words()).toEqual([])
  file.close()
})

function queryWith(writer: SqliteWriter, log: (...line: unknown[]) => void) {
  const openReader = () => openFile(path)
  return new Kysely<Tables>({
    dialect: new EmbeddedDialect({
      ...{ writer, reader: openReader(), openReader, log },
      health: { isFailing: false, outages: 0 },
    }),
  })
}
