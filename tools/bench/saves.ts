/**
 * Saving matches over HTTP on the built server. First durability: the server is killed thirty times in the middle of writing,
 * and every acknowledged game must be in the database afterwards. Then the rates of saving and listing, beside the bare database
 * driver with the same rows in the same run. Uses the embedded database, and PostgreSQL if available (TEST_DATABASE_URL, or the
 * system's).
 */
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { finishedRecord } from '#matches/game-record.fixture.ts'
import { createDatabaseOn, findPostgres } from '../../tests/support/postgres-server.ts'
import { startSite, type Site } from '../../tests/support/site.ts'

export const description =
  'Saving matches: games lost to kill -9, saves and lists a second beside the bare database'

const KILLS = 30
const WRITERS = 8
const MEASURED_MS = 8_000
/** Each person may save a hundred games a minute. */
const PEOPLE = 200
const SECRET = randomBytes(32).toString('hex')

interface SavesFigure {
  readonly database: string
  readonly what: string
  readonly done: number
  readonly perSecond?: number
  readonly medianMs?: number
  readonly p99Ms?: number
  readonly lost?: number
}

/** The operations used on both drivers. Parameters are `?`. */
interface Driver {
  readonly name: string
  readonly env: Record<string, string>
  run(statement: string, values: readonly unknown[]): Promise<readonly Record<string, unknown>[]>
  close(): Promise<void>
}

// Native code cannot be bundled.
const require = createRequire(import.meta.url)

function openSqlite(): Driver {
  const folder = mkdtempSync(join(tmpdir(), 'rook-saves-'))
  const Libsql = require('libsql') as new (path: string) => {
    pragma(text: string): void
    prepare(statement: string): {
      all(...values: unknown[]): Record<string, unknown>[]
      run(...values: unknown[]): void
    }
    close(): void
  }
  let file: InstanceType<typeof Libsql> | undefined
  return {
    name: 'SQLite (embedded)',
    env: { DATA_DIR: folder, AUTH_SECRET: SECRET },
    async run(statement, values) {
      if (file === undefined) {
        file = new Libsql(join(folder, 'site.db'))
        for (const pragma of ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL'])
          file.pragma(pragma)
      }
      const prepared = file.prepare(statement)
      if (statement.startsWith('select')) return prepared.all(...values)
      prepared.run(...values)
      return []
    },
    async close() {
      file?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openPostgres(): Promise<Driver | undefined> {
  const server = await findPostgres()
  if (server === undefined) return undefined
  const { url, drop } = await createDatabaseOn(server.url)
  const pool = new pg.Pool({ connectionString: url, max: WRITERS })
  const folder = mkdtempSync(join(tmpdir(), 'rook-saves-'))
  const version = await pool.query<Record<string, unknown>>('show server_version')
  const fsync = await pool.query<Record<string, unknown>>('show fsync')
  return {
    name: `PostgreSQL ${String(version.rows[0]?.['server_version']).split(' ')[0]}, fsync ${String(fsync.rows[0]?.['fsync'])}`,
    env: { DATA_DIR: folder, DATABASE_URL: url, AUTH_SECRET: SECRET },
    async run(statement, values) {
      let count = 0
      return (
        await pool.query<Record<string, unknown>>(
          statement.replaceAll('?', () => `$${++count}`),
          [...values],
        )
      ).rows
    },
    async close() {
      await pool.end()
      await drop()
      server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function run(): Promise<readonly SavesFigure[]> {
  const figures: SavesFigure[] = []
  for (const open of [async () => openSqlite(), openPostgres]) {
    const driver = await open()
    if (driver === undefined) continue
    try {
      figures.push(...(await measure(driver)))
    } finally {
      await driver.close()
    }
  }
  return figures
}

async function measure(driver: Driver): Promise<SavesFigure[]> {
  const database = driver.name
  let site = await startSite(driver.env)
  const cookies = await addPeople(driver)

  const acknowledged: string[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const writers = writeUntilItEnds(site, cookies, acknowledged)
    // Kill during writing, after a different number of games each time, regardless of the machine's speed.
    const enough = acknowledged.length + 20 + ((kill * 7) % 40)
    while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 1))
    await site.stop('SIGKILL')
    await writers
    site = await startSite(driver.env)
  }
  const rows = await driver.run('select game_id from matches', [])
  const kept = new Set(rows.map((row) => row['game_id']))
  const lost = acknowledged.filter((gameId) => !kept.has(gameId)).length
  const doubles = rows.length - kept.size

  const save = (worker: number, turn: number) => post(site, cookies[(turn * WRITERS + worker) % PEOPLE] ?? '')
  const list = async (worker: number, turn: number) => {
    const response = await fetch(`${site.origin}/api/matches`, {
      headers: { Cookie: cookies[(turn * WRITERS + worker) % PEOPLE] ?? '' },
    })
    if (!response.ok) throw new Error(`A list was answered with ${response.status}`)
    await response.arrayBuffer()
  }
  const saves = await timed(save)
  const lists = await timed(list)
  await site.stop()
  const bareSaves = await timed(() => insertBare(driver))
  const bareLists = await timed(
    async (worker, turn) =>
      void (await driver.run(BARE_LIST, [`person-${(turn * WRITERS + worker) % PEOPLE}`])),
  )
  return [
    { database, what: `acknowledged over ${KILLS} kills`, done: acknowledged.length, lost: lost + doubles },
    { database, what: 'saves over HTTP', ...saves },
    { database, what: 'saves by the driver alone', ...bareSaves },
    { database, what: 'lists over HTTP', ...lists },
    { database, what: 'lists by the driver alone', ...bareLists },
  ]
}

/** Creates signed-in accounts without the cost of hashing passwords: a session cookie is the token with our signature. */
async function addPeople(driver: Driver): Promise<string[]> {
  const now = new Date().toISOString()
  const verified = driver.name.startsWith('PostgreSQL') ? true : 1
  const expires = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  const cookies: string[] = []
  for (let person = 0; person < PEOPLE; person++) {
    const id = `person-${person}`
    await driver.run(
      'insert into users (id, name, email, "emailVerified", "createdAt", "updatedAt") values (?, ?, ?, ?, ?, ?)',
      [id, id, `${id}@chess.test`, verified, now, now],
    )
    const token = randomBytes(24).toString('base64url')
    await driver.run(
      'insert into sessions (id, token, "userId", "expiresAt", "createdAt", "updatedAt") values (?, ?, ?, ?, ?, ?)',
      [`session-${person}`, token, id, expires, now, now],
    )
    const signature = createHmac('sha256', SECRET).update(token).digest('base64')
    cookies.push(`rook.session_token=${encodeURIComponent(`${token}.${signature}`)}`)
  }
  return cookies
}

const newGame = () => finishedRecord({ gameId: randomUUID() })

/** Saves a game and resolves to its acknowledged id. */
async function post(site: Site, cookie: string): Promise<string> {
  const game = newGame()
  const response = await fetch(`${site.origin}/api/matches`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(game),
  })
  if (!response.ok) throw new Error(`A game was answered with ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
  return game.gameId
}

async function writeUntilItEnds(site: Site, cookies: readonly string[], acknowledged: string[]) {
  const writer = async (worker: number) => {
    for (let turn = 0; site.process.exitCode === null && site.process.signalCode === null; turn++) {
      try {
        acknowledged.push(await post(site, cookies[(turn * WRITERS + worker) % PEOPLE] ?? ''))
      } catch (error) {
        // The kill breaks connections, as intended; an invalid answer is an error.
        if (error instanceof Error && error.message.startsWith('A game')) throw error
        return
      }
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, worker) => writer(worker)))
}

const BARE_LIST =
  'select id, game_id, result, opponent, end_reason, game_settings, duration_seconds, final_fen, last_move, opening, finished_at ' +
  'from matches where user_id = ? and deleted_at is null order by finished_at desc, id desc limit 21'

async function insertBare(driver: Driver): Promise<void> {
  const game = newGame()
  await driver.run(
    'insert into matches (id, user_id, game_id, opponent_type, opponent, result, winner, end_reason, human_color, moves, ' +
      'move_count, game_settings, times, duration_seconds, start_fen, final_fen, last_move, white_name, black_name, eco, ' +
      'opening, search_text, engine_version, finished_at, created_at) values (' +
      `${Array.from({ length: 25 }, () => '?').join(', ')})`,
    [
      ...[randomUUID(), 'person-0', game.gameId, 'computer', 'beginner', 'win', 'w', 'checkmate', 'w'],
      ...[
        JSON.stringify(game.moves),
        game.moves.length,
        JSON.stringify(game.settings),
        JSON.stringify(game.times),
      ],
      ...[
        game.durationSeconds,
        game.start,
        game.start,
        'h5f7',
        '',
        '',
        'C23',
        "Bishop's Opening",
        'bishop',
        '1.0',
      ],
      ...[game.finishedAt, game.finishedAt],
    ],
  )
}

/** Repeats an operation with several workers and returns the duration of each call. */
async function timed(once: (worker: number, turn: number) => Promise<unknown>) {
  const times: number[] = []
  const started = performance.now()
  const worker = async (number: number) => {
    for (let turn = 0; performance.now() - started < MEASURED_MS; turn++) {
      const began = performance.now()
      await once(number, turn)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => worker(number)))
  const seconds = (performance.now() - started) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100
  return {
    done: times.length,
    perSecond: Math.round(times.length / seconds),
    medianMs: at(0.5),
    p99Ms: at(0.99),
  }
}
