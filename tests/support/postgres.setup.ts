import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/**
 * A real PostgreSQL for the tests: the one named by TEST_DATABASE_URL, or the machine's own programs started in a
 * temporary folder. Where there is neither, the tests that need it are skipped, and say so.
 */
declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests may create and drop databases; empty where there is none. */
    postgresUrl: string
  }
}

const DEBIAN = '/usr/lib/postgresql'

export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    project.provide('postgresUrl', given)
    return undefined
  }
  const programs = findPrograms() ?? installPrograms()
  if (programs === undefined) {
    process.stderr.write(
      '\nSKIPPED: the tests on PostgreSQL. Set TEST_DATABASE_URL, or install PostgreSQL (Debian: apt install postgresql).\n\n',
    )
    project.provide('postgresUrl', '')
    return undefined
  }
  const { url, stop } = await startServer(programs)
  project.provide('postgresUrl', url)
  return stop
}

function findPrograms(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined
  const versions = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
  return versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((path) => existsSync(join(path, 'initdb')))
}

/** Only on a machine that exists for testing, and only where it is ours to install on. */
function installPrograms(): string | undefined {
  if (process.env['CI'] === undefined || !isRoot() || !existsSync('/usr/bin/apt-get')) return undefined
  process.stderr.write('Installing PostgreSQL for the tests ...\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 2], timeout: 300_000 })
      .status === 0
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'postgresql')
    ? findPrograms()
    : undefined
}

async function startServer(programs: string): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'rook-postgres-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  // PostgreSQL refuses to run as root, so it runs as the user it would have, or as nobody.
  const runAs = isRoot() ? findUser() : undefined
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
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: 100,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...args], options)
  const stop = () => {
    // Immediate shutdown: what it held is thrown away with the folder.
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
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
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

function findUser(): { uid: number; gid: number } {
  const user = ['postgres', 'nobody'].find((name) => spawnSync('id', [name]).status === 0)
  if (user === undefined) throw new Error('PostgreSQL refuses to run as root, and there is no other user')
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
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
