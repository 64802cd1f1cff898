import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/database/db.ts'
import { readLiveRow } from '#server/database/live-game-row.ts'
import { findLost, makeGameByHttp, playChaos, type Chaos } from '../../../tests/support/live-chaos.ts'
import { startOwnPostgres } from '../../../tests/support/postgres-server.ts'
import { cleanly, statusOf, until, type Clean, type Fault } from './fault.ts'

const NO_POSTGRES = { skipped: 'no programs of PostgreSQL here' }
const GAMES = 20
const MOVES = 60
const AWAY_MS = 30_000
const FROZEN_MS = 12_000

/** The number of acknowledged moves that are missing in their rows. */
async function countLostMoves({ query }: Database, { acknowledged }: Chaos): Promise<number> {
  let lost = 0
  for (const [id, moves] of acknowledged) {
    const row = await query
      .selectFrom('live_games')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    lost += findLost(moves, readLiveRow(row).line.ucis()).length
  }
  return lost
}

async function startGames(clean: Clean, origin: string, origins: () => readonly string[]): Promise<Chaos> {
  const games = []
  for (let each = 0; each < GAMES; each++) games.push(await makeGameByHttp(origin, `10.7.1.${each}`))
  const chaos = playChaos(origins, games, 200)
  clean.add(() => {
    for (const player of chaos.players) player.close()
  })
  return chaos
}

/** The most seconds that any player has used of a game's thirty minutes. */
async function mostSpent({ query }: Database): Promise<number> {
  const rows = await query.selectFrom('live_games').select(['left_w', 'left_b']).execute()
  const least = Math.min(...rows.flatMap(({ left_w, left_b }) => [Number(left_w), Number(left_b)]))
  return Math.round((30 * 60_000 - least) / 100) / 10
}

const untilMore = async (chaos: Chaos, more = MOVES) => {
  const enough = chaos.count() + more
  return until(() => chaos.count() >= enough)
}

const away: Fault = {
  name: 'PostgreSQL is away for 30 s under online games',
  holds: 'no acknowledged move is lost, clocks rest, and the server stays',
  try: cleanly(async (clean) => {
    const postgres = await startOwnPostgres()
    if (postgres === undefined) return NO_POSTGRES
    clean.add(() => postgres.stop())
    const site = await clean.site({ DATA_DIR: clean.folder(), DATABASE_URL: postgres.url })
    const chaos = await startGames(clean, site.origin, () => [site.origin])
    await untilMore(chaos)
    const settings = { DATA_DIR: '', DATABASE_URL: postgres.url }
    const before = await mostSpent(clean.database(settings))
    await postgres.stopAtOnce()
    await sleep(AWAY_MS)
    await postgres.startAgain()
    const backMs = await untilMore(chaos, 1)
    await untilMore(chaos)
    await chaos.stop()
    const database = clean.database(settings)
    const lost = await countLostMoves(database, chaos)
    const charged = Math.round(((await mostSpent(database)) - before) * 10) / 10
    return {
      passed: lost === 0 && charged < 10 && site.process.exitCode === null,
      counts: { acknowledged: chaos.count(), lost, backMs, chargedSeconds: charged },
    }
  }),
}

const frozen: Fault = {
  name: 'one of two servers is frozen for 12 s under online games',
  holds: 'its games go on at the other, it joins in again, and no acknowledged move is lost',
  try: cleanly(async (clean) => {
    const postgres = await startOwnPostgres()
    if (postgres === undefined) return NO_POSTGRES
    clean.add(() => postgres.stop())
    const env = { DATA_DIR: clean.folder(), DATABASE_URL: postgres.url }
    const [one, other] = [await clean.site(env), await clean.site(env)]
    clean.add(() => one.process.kill('SIGCONT'))
    let isFrozen = false
    // A load balancer checks the servers' health and sends no visitors to a failing server.
    const chaos = await startGames(clean, one.origin, () =>
      isFrozen ? [other.origin] : [one.origin, other.origin],
    )
    await untilMore(chaos)
    isFrozen = one.process.kill('SIGSTOP')
    const before = chaos.count()
    await sleep(FROZEN_MS)
    const meanwhile = chaos.count() - before
    one.process.kill('SIGCONT')
    isFrozen = false
    const backMs = await until(async () => (await statusOf(`${one.origin}/readyz`)) === '200')
    await untilMore(chaos)
    await chaos.stop()
    const lost = await countLostMoves(clean.database({ DATA_DIR: '', DATABASE_URL: postgres.url }), chaos)
    return {
      passed: lost === 0 && meanwhile > 0,
      counts: { acknowledged: chaos.count(), meanwhile, lost, backMs },
    }
  }),
}

export const OF_ONLINE_PLAY: readonly Fault[] = [away, frozen]
