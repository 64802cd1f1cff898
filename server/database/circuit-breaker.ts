/**
 * Fails queries at once while the database does not answer, instead of after a time-out each. A slow query alone does not open
 * the circuit: a probe on a second connection has to fail too.
 */
export interface CircuitBreaker {
  /** Runs the work, and rejects with a DatabaseSilent as soon as the circuit opens. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Stops probing. */
  close(): void
}

/** All times are in milliseconds. */
export interface BreakerSettings {
  /** True if the database answers on a separate connection. Never rejects, and has its own time-out. */
  readonly probe: () => Promise<boolean>
  /** Work that takes longer than this triggers a probe, repeated at this interval for as long as the work is running. */
  readonly suspectAfter: number
  /** The pause after a failed probe. */
  readonly probeEvery: number
  /** Called when the circuit opens (the database is away) and when it closes (it is back). */
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
