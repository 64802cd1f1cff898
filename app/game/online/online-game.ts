import { remainingAt, restingClock, type Clock, type TimesMs } from '#app/game/clock.ts'
import type { OnlineGame } from '#app/game/game.ts'
import type { Line } from '#chess/line.ts'
import type { Color } from '#chess/types.ts'
import { initialMs } from '#matches/settings.ts'
import type { StateMessage } from '#live/protocol.ts'
import type { OnlineState } from './online-state.ts'

/** The game on the board: the server's state and the player's unconfirmed move. `shown` is by default the newest position. */
export function onlineGame(state: OnlineState, server: StateMessage, shown: number | undefined): OnlineGame {
  const line = state.pending?.line ?? state.line
  return {
    opponent: {
      type: 'online',
      seat: server.you ?? undefined,
      names: { w: server.names.w ?? '', b: server.names.b ?? '' },
    },
    time: server.settings,
    line,
    times: timesOf(line, server),
    shown: Math.min(shown ?? line.length, line.length),
    clock: clockOf(state, server),
    decided: server.end && { reason: server.end.reason, winner: server.end.winner ?? undefined },
    score: server.score,
  }
}

/**
 * The server's clock, delayed by the lag that it does not charge. The player's own clock stops when they move, and both clocks
 * stop while the server restarts.
 */
function clockOf(state: OnlineState, server: StateMessage): Clock {
  const { left, runs, ran, lag, hold } = server
  if (!left) return restingClock({ w: Infinity, b: Infinity })
  if (!runs) return restingClock(left)
  const running = { leftMs: left, running: { color: runs, sinceMs: state.atMs - ran + lag + (hold ?? 0) } }
  const { pending, restSinceMs = Infinity } = state
  const playedAtMs = pending && runs === server.you ? pending.playedAtMs : Infinity
  const stoppedAtMs = Math.min(playedAtMs, restSinceMs)
  if (stoppedAtMs === Infinity) return running
  return restingClock({ ...left, [runs]: remainingAt(running, runs, stoppedAtMs) })
}

/** Both sides' remaining time after each move. The server's list has the mover's only. */
function timesOf(line: Line, server: StateMessage): readonly TimesMs[] {
  const baseMs = server.settings.untimed ? Infinity : initialMs(server.settings)
  let now: Record<Color, number> = { w: baseMs, b: baseMs }
  const times: TimesMs[] = [now]
  for (let ply = 0; ply < line.length; ply++) {
    const mover = line.sideToMoveAt(ply)
    now = { ...now, [mover]: server.times[ply] ?? now[mover] }
    times.push(now)
  }
  return times
}
