/**
 * Fails what asks a database that no longer answers, at once instead of after every single time-out. A query that is
 * merely slow is left alone: only when a second connection gets no answer either is the database taken to be away.
 */
export interface CircuitBreaker {
  /** Runs the work; rejects with a DatabaseSilent as soon as the database is found to be away. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** No further probes. */
  close(): void
}

/** All times are in milliseconds. */
export interface BreakerSettings {
  /** Whether the database answers a connection of its own now. Never rejects, and decides by itself when to give up. */
  readonly probe: () => Promise<boolean>
  /** Work that has lasted so long, and each time it has lasted so long again, gives reason to probe. */
  readonly suspectAfter: number
  /** From one failed probe to the next. */
  readonly probeEvery: number
  /** Told each time that it opens (the database is away) and closes (it is back). */
  readonly onChange: (isOpen: boolean) => void
}

class DatabaseSilent extends Error {
  constructor() {
    super('The database does not answer')
  }
}

export function createCircuitBreaker(settings: BreakerSettings): CircuitBreaker {
  const waiting = new Set<(reason: DatabaseSilent) => void>()
  let isOpen = false
  let isProbing = false
  let isClosed = false

  async function probe(): Promise<void> {
    if (isProbing || isClosed) return
    isProbing = true
    const isAnswering = await settings.probe()
    isProbing = false
    if (isClosed) return
    if (isAnswering === isOpen) settings.onChange((isOpen = !isAnswering))
    if (!isOpen) return
    for (const giveUp of waiting) giveUp(new DatabaseSilent())
    setTimeout(() => void probe(), settings.probeEvery).unref()
  }

  return {
    run(work) {
      if (isOpen) return Promise.reject(new DatabaseSilent())
      return new Promise((resolve, reject) => {
        const suspicion = setInterval(() => void probe(), settings.suspectAfter).unref()
        const settle = () => {
          clearInterval(suspicion)
          waiting.delete(giveUp)
        }
        const giveUp = (reason: DatabaseSilent) => {
          settle()
          reject(reason)
        }
        waiting.add(giveUp)
        work().then(resolve, reject).finally(settle)
      })
    },
    close: () => void (isClosed = true),
  }
}
