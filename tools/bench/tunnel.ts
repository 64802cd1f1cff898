/**
 * Moves made during a network outage, in a real page: how long after the network returns until the opponent has the move, and
 * the page the reply. A hundred outages of 3 to 60 s, in each direction and both, with bytes delayed or dropped, over
 * WebSockets and event streams, with the page's thread slowed four and eight times. `npm run bench -- tunnel [HOLES]`
 */
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { startSite, type Site } from '../../tests/support/site.ts'
import { openTunnelGame, type Hole, type Recovery } from '../../tests/support/tunnel.ts'
import { startBrowser } from './board/visit.ts'
import { timesOf } from './online/seat.ts'

export const description = 'Moves made during holes in the network: when they arrive after it is back'

const HOLES = 100
const SECONDS = [3, 6, 9, 12, 20, 60]
const DIRECTIONS = ['both', 'up', 'down'] as const
const BYTES = ['dropped', 'held'] as const
const TRANSPORTS = ['socket', 'stream'] as const
const SLOWDOWNS = [4, 8]
const MOVES_AT = [0.1, 0.5, 0.9]
/** Pages run at the same time: most of an outage is waiting. */
const PAGES = 8
const PATIENCE_MS = 30_000
/** The longest time that a move may take after the network is back. */
const PROMISED_MS = 2_000

interface Trial extends Hole {
  readonly transport: (typeof TRANSPORTS)[number]
  readonly slowdown: number
}

/**
 * All combinations of length, direction, fate of the bytes and transport; other parameters alternate. Repeats if there are
 * more trials.
 */
function trials(count: number): readonly Trial[] {
  const all = SECONDS.flatMap((seconds) =>
    BYTES.flatMap((bytes) =>
      DIRECTIONS.flatMap((direction) =>
        TRANSPORTS.map((transport) => ({ seconds, direction, bytes, transport })),
      ),
    ),
  )
  // A step of 29 visits each of the 72 combinations once, so that a short run covers a mixture.
  return Array.from({ length: count }, (_, index) => ({
    ...all[(index * 29) % all.length]!,
    slowdown: SLOWDOWNS[index % 2]!,
    moveAt: MOVES_AT[index % 3]!,
  }))
}

interface Done {
  readonly trial: Trial
  readonly recovery: Recovery
}

interface Row {
  readonly transport: string
  readonly bytes: string
  readonly holes: number
  readonly arrived: number
  /** Share of the moves that arrived within two seconds. */
  readonly inTime: number
  readonly medianMs: number
  readonly worstMs: number
  readonly replies: number
  readonly worstReplyMs: number
}

export async function run([count = String(HOLES)]: readonly string[] = []): Promise<readonly Row[]> {
  const site = await startSite({ LOG_LEVEL: 'error', TRUST_PROXY: '1' })
  const browser = await startBrowser()
  const waiting = [...trials(Number(count))]
  const done: Done[] = []
  const loads: number[] = []
  const watching = setInterval(() => loads.push(loadavg()[0]! / availableParallelism()), 10_000)
  try {
    await Promise.all(
      Array.from({ length: PAGES }, async () => {
        for (let trial = waiting.shift(); trial; trial = waiting.shift())
          done.push({ trial, recovery: await play(browser, site, trial) })
      }),
    )
  } finally {
    clearInterval(watching)
    await browser.close()
    await site.stop()
  }
  console.log(`load for each processor: ${timesOf(loads).medianMs} in the median`)
  return TRANSPORTS.flatMap((transport) =>
    BYTES.map((bytes) =>
      rowOf(
        done.filter(({ trial }) => trial.transport === transport && trial.bytes === bytes),
        transport,
        bytes,
      ),
    ),
  )
}

async function play(browser: Browser, site: Site, trial: Trial): Promise<Recovery> {
  const game = await openTunnelGame(browser, site.origin, { ...trial, patienceMs: PATIENCE_MS })
  await sleep(1_000)
  const recovery = await game.playThrough(trial)
  await game.close()
  console.log(JSON.stringify({ ...trial, ...recovery }))
  return recovery
}

function rowOf(done: readonly Done[], transport: string, bytes: string): Row {
  const arrivals = done.flatMap(({ recovery }) => recovery.arrivedMs ?? [])
  const replies = done.flatMap(({ recovery }) => recovery.repliedMs ?? [])
  return {
    ...{ transport, bytes },
    holes: done.length,
    arrived: arrivals.length,
    inTime: arrivals.filter((ms) => ms <= PROMISED_MS).length,
    medianMs: timesOf(arrivals).medianMs,
    worstMs: Math.max(0, ...arrivals),
    replies: replies.length,
    worstReplyMs: Math.max(0, ...replies),
  }
}
