import { sql } from 'kysely'
import type { Color } from '#chess/types.ts'
import type { Maker } from '#live/live-game.ts'
import type { TimeSettings } from '#matches/settings.ts'
import type { Database } from '#server/database/db.ts'
import { readMaker } from '#server/database/live-game-row.ts'
import { blockOf, networkOf } from '#server/limits/network.ts'
import { hashKey } from './ids.ts'
import type { LimitedClient } from './limits.ts'

/** The open games that anyone may join. Their makers are anonymous, so places are shared out by where they come from. */

export interface ListedGame {
  readonly id: string
  readonly settings: TimeSettings
  readonly name: string
  /** The side that is free. */
  readonly color: Color
}

const MOST_LISTED = 50
/** A school shares one network, and the customers of a mobile provider share blocks of IPv4 addresses. */
const MOST_LISTED_OF = { browser: 2, network: 10, block: 15 } as const
const MAKER_PARTS = ['browser', 'network', 'block'] as const
/** Rows read for the lobby, those of blocks with few games first. */
const MOST_READ = 500

/** Pages of older releases send no browser name, so all of one network count as one. */
export function makerOf(browser: string | undefined, { address, userId }: LimitedClient): Maker {
  const network = networkOf(address)
  return {
    browser: hashKey(userId ?? browser ?? network),
    network: hashKey(network),
    block: hashKey(blockOf(address)),
  }
}

/** Newest first. */
export async function listOpen(database: Database): Promise<readonly ListedGame[]> {
  const rows = shareOut(await readOpen(database))
  return [...rows]
    .sort((one, other) => Number(other.created_at) - Number(one.created_at))
    .map(({ id, minutes, increment, untimed, move_days, w_key, w_name, b_name }) => ({
      id,
      settings: {
        ...{ minutes, increment, untimed: untimed === 1 },
        ...(move_days !== null && { days: move_days }),
      } as TimeSettings,
      name: (w_key === null ? b_name : w_name) ?? '',
      color: w_key === null ? 'w' : 'b',
    }))
}

/**
 * The newest games of each block. The database sorts them by block, or an attacker with many addresses of one block could fill
 * the rows that are read.
 */
async function readOpen({ kind, query }: Database) {
  const block =
    kind === 'postgres'
      ? sql`coalesce(state::json -> 'maker' ->> 'block', state::json -> 'maker' ->> 'network')`
      : sql`coalesce(state ->> '$.maker.block', state ->> '$.maker.network')`
  return (
    query
      .selectFrom((from) =>
        from
          .selectFrom('live_games')
          .select([
            'id',
            'minutes',
            'increment',
            'untimed',
            'move_days',
            'w_key',
            'w_name',
            'b_name',
            'state',
            'created_at',
          ])
          .select(sql<number>`row_number() over (partition by ${block} order by created_at desc)`.as('place'))
          .where('phase', '=', 'open')
          .where('listed', '=', 1)
          // An open game has one seat, and its maker is connected while a server holds them and they have not gone.
          .where((game) => game.or([game('w_server', 'is not', null), game('b_server', 'is not', null)]))
          .where('w_gone_at', 'is', null)
          .where('b_gone_at', 'is', null)
          .as('open'),
      )
      .selectAll()
      // Several games of one browser may be the newest of their block, and only two of them are shown.
      .where('place', '<=', 10 * MOST_LISTED_OF.block)
      .orderBy('place')
      .orderBy('created_at', 'desc')
      .limit(MOST_READ)
      .execute()
  )
}

interface OpenRow {
  readonly state: string
  readonly created_at: number | string
}

/**
 * The first game of every network has a place before the second of any, so that many games of few networks leave room for
 * players with one.
 */
function shareOut<T extends OpenRow>(rows: readonly T[]): readonly T[] {
  const newestFirst = [...rows].sort((one, other) => Number(other.created_at) - Number(one.created_at))
  const counts = new Map<string, number>()
  const ranked: { row: T; rank: number }[] = []
  for (const row of newestFirst) {
    const maker = readMaker(row)
    const keys = MAKER_PARTS.map((part) => ({ part, key: `${part} ${maker?.[part] ?? ''}` }))
    if (keys.some(({ part, key }) => (counts.get(key) ?? 0) >= MOST_LISTED_OF[part])) continue
    for (const { key } of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    const rank = Math.max(...keys.slice(1).map(({ key }) => counts.get(key)!))
    ranked.push({ row, rank })
  }
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_LISTED)
    .map(({ row }) => row)
}
