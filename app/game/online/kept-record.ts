import type { Line } from '#chess/line.ts'
import type { StateMessage } from '#live/protocol.ts'
import { leastSeconds } from '#matches/clock-record.ts'
import type { GameRecord } from '#matches/game-record.ts'

/**
 * The record of an online game that is over, from the server's last state. `undefined` for spectators, if no move was played, and
 * from older servers, which do not say how the game was ended; a newer one does when the page connects to it.
 */
export function makeKeptRecord(server: StateMessage, line: Line, at: Date): GameRecord | undefined {
  const { you, phase, game, called, names, settings, times, left } = server
  if (!you || phase !== 'over' || game === undefined || called === undefined || line.length === 0)
    return undefined
  const record = {
    gameId: game,
    opponent: { type: 'online', seat: you, names: { w: names.w ?? '', b: names.b ?? '' } },
    time: settings,
    takebacks: 0,
    line,
    times: left === null ? undefined : times,
    left: left ?? undefined,
    called: called ?? undefined,
    finishedAt: at.toISOString(),
    engineVersion: undefined,
  } as const
  return { ...record, durationSeconds: leastSeconds(record) }
}
