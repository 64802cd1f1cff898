import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { endWithTest } from './child.ts'

/**
 * A real PostgreSQL for the tests: the one named by TEST_DATABASE_URL, or the machine's own programs started in a
 * temporary folder. Without either, the tests that need it are skipped, with a message.
 */
export interface PostgresServer {
  /** Connects as a user that may create and drop databases. */
  readonly url: string
  readonly stop: () => void
}

/** A dedicated server for one test, which may crash it. */
export interface OwnPostgresServer extends PostgresServer {
  /** Like `pg_ctl stop -m immediate`: drops all connections and writes nothing more. */
  readonly stopAtOnce: () => Promise<void>
  /** Restarts on the same port, with everything that was committed. */
  readonly startAgain: () => Promise<void>
}

const DEBIAN = '/usr/lib/postgresql'

export async function findPostgres(): Promise<PostgresServer | undefined> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: () => {} }
  const programs = findPostgresPrograms() ?? installPrograms()
  if (programs !== undefined) return startServer(programs)
  process.stderr.write(
    '\nSKIPPED: the tests on PostgreSQL. Set TEST_DATABASE_URL, or install PostgreSQL (Debian: apt install postgresql).\n\n',
  )
  return undefined
}

/** Absent if PostgreSQL is not installed on the machine, even if the other tests use an external server. */
export async function startOwnPostgres(): Promise<OwnPostgresServer | undefined> {
  const programs = findPostgresPrograms()
  return programs === undefined ? undefined : startServer(programs)
}

/** An empty database that exists until it is dropped. */
export async function createDatabaseOn(
  serverUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = new URL(serverUrl)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await ask(serverUrl, `create database ${name}`)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => ask(serverUrl, `drop database ${name} with (force)`) }
}

async function ask(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** The folder of the installed PostgreSQL programs, such as `pg_dump`. */
export function findPostgresPrograms(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined
  const versions = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
  return versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((path) => existsSync(join(path, 'initdb')))
}

/** Only on a machine that exists for testing, and only if we may install on it. */
function installPrograms(): string | undefined {
  if (process.env['CI'] === undefined || !isRoot() || !existsSync('/usr/bin/apt-get')) return undefined
  process.stderr.write('Installing PostgreSQL for the tests ...\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 2], timeout: 300_000 })
      .status === 0
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'postgresql')
    ? findPostgresPrograms()
    : undefined
}

async function startServer(programs: string): Promise<OwnPostgresServer> {
  // PostgreSQL refuses to run as root, so it runs as its usual user or an unprivileged one.
  const runAs = isRoot() ? findUser() : undefined
  const folder = mkdtempSync(join(findTemporary(runAs), 'rook-postgres-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (runAs !== undefined) {
    for (const path of [folder, data]) chownSync(path, runAs.uid, runAs.gid)
  }
  const options = { cwd: folder, stdio: 'ignore', ...runAs } as const
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  )

  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    // A socket's path may have 107 bytes at most, and a temporary folder's can be longer.
    unix_socket_directories: '',
    // Safe without syncing: tests crash the server, but never the machine.
    ...{ fsync: 'off', full_page_writes: 'off', autovacuum: 'off' },
    max_connections: 100,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const start = (replaced?: ChildProcess) => {
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...args], options)
    endWithTest(child, 'SIGQUIT', replaced)
    return child
  }
  let server = start()
  const stop = () => {
    // Immediate shutdown: its data is deleted with the folder.
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  const ready = async () => {
    for (
      let tries = 0;
      spawnSync(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', `${port}`]).status !== 0;
      tries++
    ) {
      if (tries === 200 || server.exitCode !== null) {
        stop()
        throw new Error('PostgreSQL for the tests did not start')
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  await ready()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    stopAtOnce: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGQUIT')
      await ended
    },
    startAgain: async () => {
      server = start(server)
      await ready()
    },
  }
}

function findUser(): { uid: number; gid: number } {
  const user = ['postgres', 'nobody'].find((name) => spawnSync('id', [name]).status === 0)
  if (user === undefined) throw new Error('PostgreSQL refuses to run as root, and there is no other user')
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** A temporary folder that this user can enter: one created by root is closed to other users. */
function findTemporary(user: object | undefined): string {
  const places = [tmpdir(), '/tmp', '/var/tmp']
  const place = places.find((path) => spawnSync('test', ['-x', path], { ...user }).status === 0)
  if (place === undefined) throw new Error(`The user of PostgreSQL can enter none of ${places.join(', ')}`)
  return place
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function isRoot(): boolean {
  return userInfo().uid === 0
}
