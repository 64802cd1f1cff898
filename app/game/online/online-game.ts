import { leftAt, restingClock, type Clock, type TimesMs } from '#app/game/clock.ts'
import type { Game } from '#app/game/game.ts'
import { DEFAULT_SETTINGS } from '#app/game/settings.ts'
import type { Line } from '#chess/line.ts'
import { opposite, type Color } from '#chess/types.ts'
import type { DeclaredEnd } from '#matches/ending.ts'
import type { StateMessage } from '#live/protocol.ts'
import type { OnlineState } from './online-state.ts'

/**
 * The game as the play screen's parts know one: the server's word, with the own move that waits for its confirmation.
 * `shown` is the position looked at; absent, the newest.
 */
export function onlineGame(state: OnlineState, server: StateMessage, shown: number | undefined): Game {
  const line = state.pending?.line ?? state.line
  const { minutes, increment, untimed } = server.settings
  const seat = server.you ?? undefined
  return {
    id: server.watch,
    settings: {
      ...DEFAULT_SETTINGS,
      mode: 'human-vs-human',
      timeControl: minutes,
      increment,
      untimed,
      playerColor: seat ?? 'w',
      names: { w: server.names.w ?? '', b: server.names.b ?? '' },
    },
    line,
    times: timesOf(line, server),
    shown: Math.min(shown ?? line.length, line.length),
    clock: clockOf(state, server),
    called: declaredEnd(state, server),
    thinking: false,
    paused: false,
    score: server.score,
    takenBack: [],
    takebacks: 0,
    online: { seat },
  }
}

/** What the server declared of the end; ends that the board tells need no word. */
function declaredEnd({ line }: OnlineState, { end }: StateMessage): DeclaredEnd | undefined {
  if (!end) return undefined
  const { reason, winner } = end
  switch (reason) {
    case 'agreement':
      return { reason }
    case 'timeout-without-mating-material':
      return { reason: 'timeout', color: line.sideToMoveAt() }
    case 'abandonment':
      return { reason, color: winner && opposite(winner) }
    case 'timeout':
    case 'resignation':
      return winner ? { reason, color: opposite(winner) } : undefined
    case 'checkmate':
    case 'stalemate':
    case 'threefold-repetition':
    case 'fifty-move-rule':
    case 'insufficient-material':
      return undefined
  }
}

/** Runs as the server says, some milliseconds later by what it forgives for the way; the own one stands once a move is made. */
function clockOf(state: OnlineState, server: StateMessage): Clock {
  const { left, runs, ran, lag, hold } = server
  if (!left) return restingClock({ w: Infinity, b: Infinity })
  if (!runs) return restingClock(left)
  const running = { leftMs: left, running: { color: runs, sinceMs: state.atMs - ran + lag + (hold ?? 0) } }
  const { pending } = state
  if (!pending || runs !== server.you) return running
  return restingClock({ ...left, [runs]: leftAt(running, runs, pending.playedAtMs) })
}

/** Both sides' time after each move; the server's list has the mover's alone. */
function timesOf(line: Line, server: StateMessage): readonly TimesMs[] {
  const baseMs = server.settings.untimed ? Infinity : server.settings.minutes * 60_000
  let now: Record<Color, number> = { w: baseMs, b: baseMs }
  const times: TimesMs[] = [now]
  for (let ply = 0; ply < line.length; ply++) {
    const mover = line.sideToMoveAt(ply)
    now = { ...now, [mover]: server.times[ply] ?? now[mover] }
    times.push(now)
  }
  return times
}
