import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Readable, Writable } from 'node:stream'
import type { Fen, Uci } from '#chess/types.ts'
import type { Variation } from '#engine/protocol.ts'

export interface UciProgram {
  readonly name: string
  readonly command: readonly string[]
  readonly options?: Readonly<Record<string, string>>
  /** Additional environment variables of the process. */
  readonly environment?: Readonly<Record<string, string>>
}

export interface UciAnswer {
  readonly move: Uci
  readonly nodes: number
  readonly cpuMs: number
  /** The last `info` about the best line; absent if there was none. */
  readonly best: Variation | undefined
}

const ANSWER_WITHIN_MS = 120_000

/** A chess program in a separate process, controlled by UCI. Throws if the program dies or stops answering. */
export class UciProcess {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>
  private listener: ((line: string) => void) | undefined

  private constructor(program: UciProgram) {
    const [file, ...args] = program.command
    this.child = spawn(file!, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...globalThis.process.env, ...program.environment },
    })
    createInterface({ input: this.child.stdout }).on('line', (line) => this.listener?.(line))
  }

  static async start(program: UciProgram): Promise<UciProcess> {
    const process = new UciProcess(program)
    await process.ask('uci', /^uciok/)
    for (const [name, value] of Object.entries(program.options ?? {})) {
      process.tell(`setoption name ${name} value ${value}`)
    }
    await process.ask('isready', /^readyok/)
    return process
  }

  async newGame(): Promise<void> {
    this.tell('ucinewgame')
    await this.ask('isready', /^readyok/)
  }

  /** `limits` are the arguments of `go`. */
  async go(start: Fen, moves: readonly Uci[], limits: string): Promise<UciAnswer> {
    this.tell(`position fen ${start}${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`)
    const before = this.cpuMs()
    let nodes = 0
    let best: Variation | undefined
    const line = await this.ask(`go ${limits}`, /^bestmove/, (info) => {
      nodes = Number(/ nodes (\d+)/.exec(info)?.[1] ?? nodes)
      best = readVariation(info) ?? best
    })
    return { move: line.split(' ')[1]!, nodes, cpuMs: this.cpuMs() - before, best }
  }

  /** Searches without a limit for `ms`, then sends `stop`. Resolves to the milliseconds from `stop` to the move. */
  async stopAfter(start: Fen, ms: number): Promise<number> {
    this.tell(`position fen ${start}`)
    this.tell('go infinite')
    await sleep(ms)
    const said = performance.now()
    await this.ask('stop', /^bestmove/)
    return performance.now() - said
  }

  async quit(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve))
    this.tell('quit')
    const killer = setTimeout(() => this.child.kill('SIGKILL'), 2000)
    await ended
    clearTimeout(killer)
  }

  private tell(line: string): void {
    this.child.stdin.write(`${line}\n`)
  }

  private ask(question: string, answer: RegExp, onLine?: (line: string) => void): Promise<string> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`no answer to "${question}"`))
      const timer = setTimeout(fail, ANSWER_WITHIN_MS)
      this.child.once('exit', fail)
      this.listener = (line) => {
        onLine?.(line)
        if (!answer.test(line)) return
        clearTimeout(timer)
        this.child.off('exit', fail)
        resolve(line)
      }
      this.tell(question)
    })
  }

  /** Processor time of all threads: much more stable than the wall clock on a shared machine. Linux only, 0 elsewhere. */
  private cpuMs(): number {
    try {
      const tasks = `/proc/${this.child.pid}/task`
      const times = readdirSync(tasks).map((task) =>
        Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
      )
      return times.reduce((sum, time) => sum + time, 0) / 1e6
    } catch {
      return 0
    }
  }
}

/** Parses an `info` line. Skips bounds, since an exact score follows them. */
function readVariation(info: string): Variation | undefined {
  const found = / score (cp|mate) (-?\d+) (?!upperbound|lowerbound).*? pv (.+)$/.exec(info)
  if (!found) return undefined
  const value = Number(found[2])
  return {
    score: found[1] === 'mate' ? { type: 'mate', moves: value } : { type: 'centipawns', value },
    moves: found[3]!.trim().split(' '),
  }
}
