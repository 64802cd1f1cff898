import { sql } from 'kysely'
import type { Database } from '#server/database/db.ts'

/** The clock of live games. It is monotonic, and on PostgreSQL it follows the database's clock on all servers. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  now(): number
  start(): Promise<void>
  stop(): void
}

const SAMPLES = 5
const SAMPLE_EVERY_MS = 30_000
/** Corrections are made in steps too small to notice. */
const LONGEST_STEP_MS = 5

export function createServerClock(database: Database): ServerClock {
  let offset = Date.now() - performance.now()
  let timer: NodeJS.Timeout | undefined
  const now = () => performance.now() + offset

  /** The sample with the shortest round trip is the most exact. */
  async function measure(): Promise<number | undefined> {
    let best: { tookMs: number; offset: number } | undefined
    for (let sample = 0; sample < SAMPLES; sample++) {
      const asked = performance.now()
      const { rows } = await sql<{ ms: string | number }>`
        select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(database.query)
      const tookMs = performance.now() - asked
      const theirs = Number(rows[0]?.ms)
      if (best === undefined || tookMs < best.tookMs) best = { tookMs, offset: theirs - (asked + tookMs / 2) }
    }
    return best?.offset
  }

  async function follow(): Promise<void> {
    // While the database is away, the offset stays as it is.
    const measured = await measure().catch(() => undefined)
    if (measured === undefined) return
    offset += Math.max(-LONGEST_STEP_MS, Math.min(LONGEST_STEP_MS, measured - offset))
  }

  return {
    now,
    async start() {
      if (database.kind === 'sqlite') return
      offset = (await measure().catch(() => undefined)) ?? offset
      timer = setInterval(() => void follow(), SAMPLE_EVERY_MS).unref()
    },
    stop: () => clearInterval(timer),
  }
}
