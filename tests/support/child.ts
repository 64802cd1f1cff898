import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

const END_WITH_PARENT = new URL('../programs/end-with-parent.mjs', import.meta.url).href

interface Output {
  readonly stdout: string
  readonly stderr: string
}
export interface Exit extends Output {
  readonly code: number | null
}

interface Child {
  readonly process: ChildProcessByStdio<Writable, Readable, Readable>
  /** Its text so far on both streams. */
  readonly output: Output
  readonly exit: Promise<Exit>
}

interface SpawnOptions {
  readonly cwd?: string | undefined
  /** The most files and connections that the program may have open. */
  readonly descriptors?: number | undefined
}

/** Starts a Node program that ends with the test, and with the test's process, however they end. */
export function spawnNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { cwd, descriptors }: SpawnOptions = {},
): Child {
  const node = [process.execPath, '--import', END_WITH_PARENT, ...args]
  const limited = ['sh', '-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh', ...node]
  const [program = '', ...rest] = descriptors === undefined ? node : limited
  const child = spawn(program, rest, {
    env,
    ...(cwd !== undefined && { cwd }),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  endWithTest(child)
  const output = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => (output[stream] += text))
  const exit = new Promise<Exit>((resolve) => child.once('close', (code) => resolve({ code, ...output })))
  return { process: child, output, exit }
}

/** Children that run, each with the signal that ends it. */
const running = new Map<ChildProcess, NodeJS.Signals>()
/** The first of the programs that a child has replaced. */
const originals = new WeakMap<ChildProcess, ChildProcess>()
process.once('exit', () => endChildren())

/**
 * Ends a child when its test or this process ends. In Vitest, `end-children.setup.ts` calls `endChildren` after each test. A child
 * that replaces another, after a restart within a test, lives as long as that one would have.
 */
export function endWithTest(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGKILL',
  replaced?: ChildProcess,
): void {
  running.set(child, signal)
  if (replaced) originals.set(child, originals.get(replaced) ?? replaced)
  child.once('exit', () => running.delete(child))
}

export const listChildren = (): ReadonlySet<ChildProcess> => new Set(running.keys())

/** Ends the children that are still running, except those started before the test. */
export function endChildren(earlier: ReadonlySet<ChildProcess> = new Set()): void {
  for (const [child, signal] of running) {
    const isEarlier = earlier.has(child) || earlier.has(originals.get(child) ?? child)
    if (!isEarlier) child.kill(signal)
  }
}
