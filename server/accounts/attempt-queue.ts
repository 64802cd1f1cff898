import type { Result } from '#chess/types.ts'
import { limitInMemory } from '#server/limits/rate-limit.ts'

/** Where an attempt comes from; undefined for attempts in a signed-in browser. */
export interface Origin {
  readonly network: string
  /** The IPv6 allocation (/48) of the network, else the network. */
  readonly allocation: string
}

/** Runs the attempts at one account one at a time. Networks take turns, so that a flood does not keep the owner out. */
export interface AttemptQueue {
  run<T>(origin: Origin | undefined, attempt: () => Promise<T>): Promise<Result<T, 'ERR_TOO_MANY'>>
}

interface AttemptQueueOptions {
  /** Identifies the account in the counts of turns. */
  readonly key: string
  readonly longestWaitMs: number
  /** Waits before each attempt. The attempt is chosen afterwards, so one that arrives meanwhile may come first. */
  readonly delay: () => Promise<void>
  readonly onEmpty: () => void
}

/** One of them is running. */
const MOST_PENDING = 21
const MOST_FROM_ONE_NETWORK = 3

/** Only counts attempts, refused ones too: those who guess come back at once, and owners do not. */
const arrivals = limitInMemory({ name: 'attempts at an account', times: 1, seconds: 15 * 60 })

interface Attempt {
  readonly origin: Origin | undefined
  /** Lets it run, or refuses it. */
  readonly settle: (mayRun: boolean) => void
  readonly fail: (error: unknown) => void
}

const TOO_MANY = { ok: false, error: 'ERR_TOO_MANY' } as const

export const createAttemptQueue = (options: AttemptQueueOptions): AttemptQueue => new Turns(options)

class Turns implements AttemptQueue {
  /** In the order of arrival. */
  private readonly waiting = new Set<Attempt>()
  private running: Attempt | undefined
  private isServing = false
  /** Passes the turn on. */
  private end = () => {}
  private readonly options: AttemptQueueOptions

  constructor(options: AttemptQueueOptions) {
    this.options = options
  }

  async run<T>(origin: Origin | undefined, attempt: () => Promise<T>): Promise<Result<T, 'ERR_TOO_MANY'>> {
    // Without a wait, in which the queue might end.
    for (const kind of ['network', 'allocation'] as const) void arrivals.consume(this.nameOf(kind, origin))
    const isSame = (each: Attempt) => each.origin !== undefined && each.origin.network === origin?.network
    if (this.pending.filter(isSame).length >= MOST_FROM_ONE_NETWORK) return TOO_MANY
    if (!(await this.waitForTurn(origin))) return TOO_MANY
    try {
      return { ok: true, value: await attempt() }
    } finally {
      this.end()
    }
  }

  private get pending(): readonly Attempt[] {
    return this.running === undefined ? [...this.waiting] : [this.running, ...this.waiting]
  }

  private waitForTurn(origin: Origin | undefined): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(limit)
        this.waiting.delete(attempt)
      }
      const attempt: Attempt = {
        origin,
        settle(mayRun) {
          leave()
          resolve(mayRun)
        },
        fail(error) {
          leave()
          reject(error instanceof Error ? error : new Error(String(error)))
        },
      }
      const limit = setTimeout(attempt.settle, this.options.longestWaitMs, false)
      this.waiting.add(attempt)
      if (this.pending.length > MOST_PENDING) this.refuseLast().catch(attempt.fail)
      if (!this.isServing) void this.serve()
    })
  }

  private async serve(): Promise<void> {
    this.isServing = true
    try {
      while (this.waiting.size > 0) {
        await this.options.delay()
        const [next] = await this.inOrder()
        if (next !== undefined) await this.giveTurn(next)
      }
    } catch (error) {
      for (const attempt of this.waiting) attempt.fail(error)
    }
    this.isServing = false
    this.options.onEmpty()
  }

  /** Resolves when the attempt has ended. */
  private async giveTurn(attempt: Attempt): Promise<void> {
    this.running = attempt
    const ended = new Promise<void>((resolve) => (this.end = resolve))
    attempt.settle(true)
    await ended
    this.running = undefined
  }

  private async refuseLast(): Promise<void> {
    const ordered = await this.inOrder()
    ordered.at(-1)?.settle(false)
  }

  /**
   * Those of the allocation with the fewest attempts come first, among them those of the network with the fewest, and among
   * those the earliest.
   */
  private async inOrder(): Promise<readonly Attempt[]> {
    const counted = await Promise.all(
      [...this.waiting].map(async (attempt) => ({
        attempt,
        allocation: await arrivals.count(this.nameOf('allocation', attempt.origin)),
        network: await arrivals.count(this.nameOf('network', attempt.origin)),
      })),
    )
    return counted
      .toSorted((one, other) => one.allocation - other.allocation || one.network - other.network)
      .map(({ attempt }) => attempt)
      .filter((attempt) => this.waiting.has(attempt))
  }

  private nameOf(kind: keyof Origin, origin: Origin | undefined): string {
    return `${this.options.key} ${kind} ${origin?.[kind]}`
  }
}
