import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { randomUUID } from 'node:crypto'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { spawnNode } from '../../../tests/support/child.ts'
import { lockDataFolder } from '#server/database/data-folder.ts'
import { openDatabase, type Database } from '#server/database/db.ts'
import { migrate } from '#server/database/migrate.ts'
import { accounts } from '#server/database/migrations/001-accounts.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const PROGRAMS = fileURLToPath(new URL('../..', import.meta.url))
const NOW = new Date('2026-11-21T12:00:00.000Z')
const LEDGERS = ['migrations', 'schema_migrations']

let root: string
let folder: string
let file: string
const opened: Database[] = []
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rook-backup-'))
  folder = join(root, 'data')
  file = join(root, 'copy.db')
})
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
  rmSync(root, { recursive: true })
})

describe('a backup', () => {
  it('holds what the database held at one moment, while others go on writing', async () => {
    const site = await openSite(300)
    const writer = open(folder)
    let pairs = 0
    const ending = new AbortController()
    const writing = (async () => {
      while (!ending.signal.aborted) {
        await writer.query.transaction().execute(async (transaction) => {
          await addUser(transaction, `a${pairs}`)
          await addUser(transaction, `b${pairs}`)
        })
        pairs++
        await new Promise((next) => setImmediate(next))
      }
    })()
    await expect.poll(() => pairs).toBeGreaterThan(5)
    const outcome = await run('backup', file)
    ending.abort()
    await writing
    expect(outcome.stderr).toBe('')
    expect(outcome.stdout).toMatch(/copy\.db: [\d,]+ rows in \d+ tables, [\d,]+ kB, read back and whole\n$/)
    expect(outcome.code).toBe(0)
    const users = await readUsers(await openCopy())
    expect(users.filter((id) => id.startsWith('user')).length).toBe(300)
    // The copy has both rows of each pair or neither.
    expect(users.filter((id) => id.startsWith('a')).length).toBeGreaterThan(5)
    expect(users.filter((id) => id.startsWith('a')).length).toBe(
      users.filter((id) => id.startsWith('b')).length,
    )
    expect((await readUsers(site)).length).toBe(300 + 2 * pairs)
  })

  it("is its owner's alone, one file, and leaves nothing else behind", async () => {
    const site = await openSite(10)
    expect(await writeBackup(site, file)).toMatchObject({ ok: true })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(root).sort()).toEqual(['copy.db', 'data'])
  })

  it('names the secret that is not in it', async () => {
    await openSite(1)
    writeFileSync(join(folder, 'auth-secret'), 'the secret itself')
    const { stdout } = await run('backup', file)
    expect(stdout).toContain(`Keep a copy of ${join(folder, 'auth-secret')} too`)
    expect(stdout).not.toContain('the secret itself')
  })

  it.each([
    [
      'a file that is there',
      () => writeFileSync(file, 'precious'),
      /copy\.db exists already; nothing was overwritten$/,
    ],
    ['a folder', () => mkdirSync(file), /copy\.db exists already; nothing was overwritten$/],
    [
      'a folder that is not there',
      () => (file = join(root, 'none', 'copy.db')),
      /is in a folder that does not exist$/,
    ],
    ['a name that is too long', () => (file = join(root, 'a'.repeat(300))), /has too long a name$/],
    ['a place where nobody writes', () => (file = '/proc/copy.db'), /^\/proc\/copy\.db /],
  ])('is not written over or into %s', async (_name, prepare, message) => {
    const site = await openSite(1)
    prepare()
    const before = readdirSync(root)
    expect(await writeBackup(site, file)).toMatchObject({
      ok: false,
      message: expect.stringMatching(message) as string,
    })
    expect(readdirSync(root)).toEqual(before)
  })

  it('of nothing is refused, and makes no database', async () => {
    const { code, stderr } = await run('backup', file)
    expect({ code, stderr }).toEqual({ code: 1, stderr: `DATA_DIR ${folder} holds no database yet\n` })
    expect(existsSync(folder)).toBe(false)
  })
})

describe('restoring', () => {
  it('puts every row back while the site runs, and keeps what was there before', async () => {
    const site = await openSite(50)
    const lock = lockDataFolder(folder)
    await writeBackup(site, file)
    const saved = await digest(site)
    await site.query.deleteFrom('users').where('id', '<', 'user3').execute()
    await addUser(site.query, 'later')
    await site.query.updateTable('users').set({ name: 'renamed' }).where('id', '=', 'user5').execute()
    const changed = await digest(site)
    expect(changed).not.toEqual(saved)

    const { code, stdout, stderr } = await run('restore', file)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(
      /^Restored [\d,]+ rows in \d+ tables from \S+copy\.db\nWhat was there before is kept in /,
    )
    // The connection that the site has had open all along.
    expect(await digest(site)).toEqual(saved)
    await addUser(site.query, 'after')

    const kept = readdirSync(folder).filter((name) => name.startsWith('before-restore-'))
    expect(kept).toHaveLength(1)
    expect(statSync(join(folder, kept[0] ?? '')).mode & 0o777).toBe(0o600)
    expect(await restoreBackup({ file: join(folder, kept[0] ?? ''), folder, now: NOW })).toMatchObject({
      ok: true,
    })
    expect(await digest(site)).toEqual(changed)
    if (lock.ok) lock.value()
  })

  it('opens no session, link or code again that has ended since, and ends those of now', async () => {
    const site = await openSite(2)
    await addSession(site, 'ended since')
    await addVerification(site, 'used since')
    await writeBackup(site, file)
    await sql`delete from sessions`.execute(site.query)
    await sql`delete from verifications`.execute(site.query)
    await addSession(site, 'begun since')
    expect(await restore()).toMatchObject({ ok: true })
    expect(await site.query.selectFrom('sessions').select('token').execute()).toEqual([])
    expect(await site.query.selectFrom('verifications').select('value').execute()).toEqual([])
    expect(await readUsers(site)).toEqual(['user0', 'user1'])
  })

  it('builds everything again if nothing is left', async () => {
    const site = await openSite(50)
    await writeBackup(site, file)
    const saved = await digest(site)
    await closeWhole(site)
    rmSync(folder, { recursive: true })
    expect(await restore()).toMatchObject({ ok: true, keptIn: undefined })
    expect(await digest(open(folder))).toEqual(saved)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  it('brings an older backup up to date, and leaves its file as it was', async () => {
    const older = join(root, 'older')
    await openOlder(older)
    copyFileSync(join(older, 'site.db'), file)
    const { mtimeMs } = statSync(file)
    const site = await openSite(3)
    expect(await restore()).toMatchObject({ ok: true })
    expect(await readUsers(site)).toEqual(['old'])
    expect(await site.query.selectFrom('mails').selectAll().execute()).toEqual([])
    expect(statSync(file).mtimeMs).toBe(mtimeMs)
  })

  const BAD: [string, (site: Database) => unknown, RegExp][] = [
    ['nothing', () => rmSync(file), /copy\.db does not exist;/],
    ['an empty file', () => truncateSync(file), /copy\.db is empty;/],
    ['a folder', () => (rmSync(file), mkdirSync(file)), /copy\.db is not a file;/],
    ['a text', () => writeFileSync(file, 'select * from users'.repeat(1000)), /copy\.db is not a backup;/],
    [
      'a huge file',
      () => (writeFileSync(file, ''), truncateSync(file, 2 ** 31)),
      /copy\.db is not a backup;/,
    ],
    ['half a backup', () => truncateSync(file, statSync(file).size / 2), /copy\.db is damaged;/],
    ['a backup with a hole in it', () => scratch(file), /copy\.db is damaged;/],
    ['a backup with a beginning and no more', () => truncateSync(file, 100), /copy\.db is damaged;/],
    [
      'what another program has made',
      () => (rmSync(file), makeForeign()),
      /is a database, but not one of this site's;/,
    ],
    [
      'a backup of a version to come',
      () => changeCopy("insert into schema_migrations values ('999-x', '')"),
      /is from a newer version/,
    ],
    [
      'a backup with a child without parent',
      () => changeCopy("delete from users where id = 'user1'"),
      /copy\.db is damaged;/,
    ],
    [
      'a backup that lacks a table',
      () => changeCopy('drop table two_factors'),
      /copy\.db could not be restored \(.*two_factors/,
    ],
    [
      'a database that is in use',
      () => appendFileSync(`${file}-wal`, 'rows'),
      /is a database in use and no backup/,
    ],
    ['itself', () => (file = join(folder, 'site.db')), /is the site's own database;/],
  ]
  it.each(BAD)('refuses %s, and leaves everything as it is', async (_name, prepare, message) => {
    const site = await openSite(5)
    await writeBackup(site, file)
    await addUser(site.query, 'since')
    const before = await digest(site)
    await prepare(site)
    const names = readdirSync(folder)
    expect(await restore()).toMatchObject({ ok: false, message: expect.stringMatching(message) as string })
    expect(await digest(site)).toEqual(before)
    expect(readdirSync(folder)).toEqual(names)
  })

  it('waits for its turn, and gives up on a site that never stops writing', async () => {
    const site = await openSite(2)
    await writeBackup(site, file)
    await site.query.transaction().execute(async () => {
      expect(await restore()).toMatchObject({
        ok: false,
        message: expect.stringMatching(/busy writing/) as string,
      })
    })
    expect(await restore()).toMatchObject({ ok: true })
  })

  it('leaves a running site of an older version alone, and updates a stopped one', async () => {
    const site = await openSite(2)
    await writeBackup(site, file)
    rmSync(folder, { recursive: true })
    await openOlder(folder)
    const lock = lockDataFolder(folder)
    expect(await restore()).toMatchObject({
      ok: false,
      message: expect.stringMatching(/start it anew/) as string,
    })
    expect(await readUsers(open(folder))).toEqual(['old'])
    if (lock.ok) lock.value()
    expect(await restore()).toMatchObject({ ok: true })
    expect(await readUsers(open(folder))).toEqual(['user0', 'user1'])
  })

  it('works after a way back: backup and site were upgraded by the same newer release', async () => {
    const site = await openSite(2)
    const beforeUpgrade = join(root, 'before-upgrade.db')
    await writeBackup(site, beforeUpgrade)
    await sql`create table tournaments (id text primary key)`.execute(site.query)
    await sql`insert into tournaments values ('spring')`.execute(site.query)
    await sql`insert into schema_migrations values ('900-tournaments', '2100-01-01T00:00:00.000Z')`.execute(
      site.query,
    )
    await writeBackup(site, file)
    await sql`delete from tournaments`.execute(site.query)
    await addUser(site.query, 'later')
    expect(await restore()).toMatchObject({ ok: true })
    expect(await readUsers(site)).toEqual(['user0', 'user1'])
    expect((await sql`select id from tournaments`.execute(site.query)).rows).toEqual([{ id: 'spring' }])
    expect(await restoreBackup({ file: beforeUpgrade, folder, now: NOW })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/holds a database of another version/) as string,
    })
  })

  const restore = () => restoreBackup({ file, folder, now: NOW })
})

describe('the commands', () => {
  it.each([
    ['backup', [], {}, 2, 'Usage: npm run backup -- FILE\n'],
    ['restore', ['a', 'b'], {}, 2, 'Usage: npm run restore -- FILE\n'],
    ['restore', ['--help'], {}, 2, 'Usage: npm run restore -- FILE\n'],
    [
      'backup',
      ['a'],
      { DATABASE_URL: 'postgres://a:secret@b/c' },
      1,
      /^DATABASE_URL [^]*\npg_dump [^]*"\$DATABASE_URL"\n$/,
    ],
    ['restore', ['a'], { DATABASE_URL: 'postgres://a:secret@b/c' }, 1, /^DATABASE_URL [^]*\npg_restore /],
    ['restore', ['none.db'], {}, 1, /^\S+\/none\.db does not exist; nothing was changed\n$/],
  ])('%s %j %j: %i', async (name, args, env, code, words) => {
    const outcome = await run(name, args, env)
    expect(outcome).toMatchObject({ code, stdout: '', stderr: expect.stringMatching(words) as string })
    expect(outcome.stderr).not.toContain('secret')
  })
})

function open(path: string): Database {
  const result = openDatabase({ DATA_DIR: path }, () => {})
  if (!result.ok) throw new Error(`${result.error} ${result.detail}`)
  opened.push(result.value)
  return result.value
}

async function openSite(users: number): Promise<Database> {
  const site = open(folder)
  await migrate(site)
  await site.query.transaction().execute(async (transaction) => {
    for (let user = 0; user < users; user++) {
      await addUser(transaction, `user${user}`)
      await sql`insert into two_factors (id, secret, "backupCodes", "userId") values (${randomUUID()}, 's', 'b', ${`user${user}`})`.execute(
        transaction,
      )
    }
  })
  return site
}

/** Creates a database as the first release left it. */
async function openOlder(path: string): Promise<void> {
  const older = open(path)
  const migrator = new Migrator({
    db: older.query,
    provider: { getMigrations: () => Promise.resolve({ '001-accounts': accounts('sqlite') }) },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  })
  await migrator.migrateToLatest()
  await addUser(older.query, 'old')
  await closeWhole(older)
}

/** With all data in the one file. */
async function closeWhole(database: Database): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(database.query)
  opened.splice(opened.indexOf(database), 1)
  await database.close()
}

/** The copy, opened as a database that may be changed. */
async function openCopy(): Promise<Database> {
  const place = join(root, 'copy')
  mkdirSync(place)
  copyFileSync(file, join(place, 'site.db'))
  return open(place)
}

async function changeCopy(statement: string): Promise<void> {
  const copy = await openCopy()
  await sql`pragma foreign_keys = off`.execute(copy.query)
  await sql.raw(statement).execute(copy.query)
  await closeWhole(copy)
  copyFileSync(join(root, 'copy', 'site.db'), file)
}

async function makeForeign(): Promise<void> {
  const place = join(root, 'foreign')
  const foreign = open(place)
  await sql`create table recipes (id text)`.execute(foreign.query)
  await closeWhole(foreign)
  copyFileSync(join(place, 'site.db'), file)
}

/** Past the first page, which holds the schema: such a file opens without an error. */
async function scratch(path: string): Promise<void> {
  const { size } = statSync(path)
  const handle = await openFile(path, 'r+')
  for (let at = 4096; at + 200 < size; at += 4096) await handle.write(Buffer.alloc(200, 0x5a), 0, 200, at)
  await handle.close()
}

async function addUser(query: Database['query'], id: string): Promise<void> {
  await sql`insert into users (id, name, email, "emailVerified", "createdAt", "updatedAt") values (${id}, ${id}, ${`${id}@chess.example`}, 1, '2026', '2026')`.execute(
    query,
  )
}

async function addSession({ query }: Database, token: string): Promise<void> {
  await sql`insert into sessions (id, "expiresAt", token, "createdAt", "updatedAt", "userId") values (${token}, '2030', ${token}, '2026', '2026', 'user0')`.execute(
    query,
  )
}

async function addVerification({ query }: Database, value: string): Promise<void> {
  await sql`insert into verifications (id, identifier, value, "expiresAt", "createdAt", "updatedAt") values (${value}, ${value}, 'user0', '2030', '2026', '2026')`.execute(
    query,
  )
}

async function readUsers({ query }: Database): Promise<string[]> {
  return (await query.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id)
}

/** Every row of every table, except the migration ledgers, which record when migrations ran. */
async function digest({ query }: Database): Promise<Record<string, unknown[]>> {
  const tables = await query.introspection.getTables()
  const contents: Record<string, unknown[]> = {}
  for (const { name } of tables.filter(({ isView, name }) => !isView && !LEDGERS.includes(name)))
    contents[name] = (await sql`select * from ${sql.table(name)} order by 1`.execute(query)).rows
  return contents
}

/** Runs a program as npm does, in a separate process. */
async function run(name: string, args: string | readonly string[], env: Record<string, string> = {}) {
  const whole = { PATH: process.env['PATH'], DATA_DIR: folder, ...env }
  const { code, stdout, stderr } = await spawnNode(
    [join(PROGRAMS, 'run.mjs'), name, ...[args].flat()],
    whole,
    { cwd: root },
  ).exit
  // Rebuilds the programs first if a source has changed.
  return { code, stdout, stderr: stderr.replace(/^Building the command-line programs \.\.\.\n/, '') }
}
