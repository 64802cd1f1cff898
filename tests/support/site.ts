import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnNode, type Exit } from './child.ts'

/** The built server as a separate process, as `npm start` runs it, with its own port and data folder. */
const SERVER = fileURLToPath(new URL('../../build/server/index.js', import.meta.url))
const CHEAP_COMPUTING = new URL('../programs/cheap-computing.mjs', import.meta.url).href
/** Compiling the bundle takes a sixth of a start's processor time, and tests start the server some hundred times. */
const COMPILED = fileURLToPath(new URL('../../build/compiled', import.meta.url))

export interface Site {
  readonly origin: string
  readonly process: ChildProcess
  /** The server's data folder, with its outbox. Deleted after it has stopped. */
  readonly dataDir: string
  /** The parsed log so far. */
  log(): Record<string, unknown>[]
  /** The text of the log so far. */
  stderr(): string
  stop(signal?: NodeJS.Signals): Promise<Exit>
}

/** Runs the server until it exits or, when `killed` resolves, kills it. */
export async function runServer(env: Record<string, string>, killed?: Promise<unknown>): Promise<Exit> {
  const { process: child, exit } = spawnServer(env)
  void killed?.then(() => child.kill('SIGKILL'))
  return exit
}

interface Start {
  /** False in tests about the cost of passwords. A site and another that shares its database must agree (decision 042). */
  readonly cheapComputing?: boolean
  /** The most files and connections that the server may have open. */
  readonly descriptors?: number
}

/** Starts the server and waits until it reports that it is ready. */
export async function startSite(
  env: Record<string, string> = {},
  { cheapComputing = true, descriptors }: Start = {},
): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'rook-site-'))
  const settings = { DATA_DIR: folder, ...env }
  const {
    process: child,
    exit: ended,
    output,
  } = spawnServer(settings, cheapComputing ? ['--import', CHEAP_COMPUTING] : [], descriptors)
  const exit = ended.then(async (result) => {
    await rm(folder, { recursive: true, force: true })
    return result
  })
  const origin = await Promise.race([
    new Promise<string>((resolve) => {
      child.stdout.on('data', () => {
        const ready = /^ready (\S+)$/m.exec(output.stdout)
        if (ready?.[1] !== undefined) resolve(ready[1])
      })
    }),
    exit.then(({ stderr }): never => {
      throw new Error(`The server ended before it was ready:\n${stderr}`)
    }),
  ])
  return {
    origin,
    process: child,
    dataDir: folder,
    stderr: () => output.stderr,
    log: () =>
      output.stderr
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return exit
    },
  }
}

function spawnServer(env: Record<string, string>, before: readonly string[] = [], descriptors?: number) {
  const variables = {
    ...{ PATH: process.env['PATH'], NODE_ENV: 'production', NODE_COMPILE_CACHE: COMPILED },
    ...{ PORT: '0', ...env },
  }
  return spawnNode([...before, SERVER], variables, { descriptors })
}
