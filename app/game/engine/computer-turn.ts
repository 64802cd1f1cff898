import { parseUci } from '#chess/uci.ts'
import type { Engine } from './engine-client.ts'
import { thinkTime } from './tempo.ts'
import { remainingAt, lowTimeMs } from '#app/game/clock.ts'
import type { ComputerGame, GameEvent } from '#app/game/game.ts'

/** The pause between a player's move and the computer's first sign of thinking. */
const COMPUTER_START_MS = 500

export interface ComputerTurn {
  readonly game: ComputerGame
  readonly engine: Engine
  readonly now: () => number
  /** Returns numbers from 0 up to 1, like Math.random. */
  readonly chance: () => number
  readonly dispatch: (event: GameEvent) => void
  /** Called with the reason, for the log, if there will be no move. */
  readonly onFailed: (reason: string) => void
}

/**
 * Plays the computer's move in the newest position. After half a second it shows that the computer thinks and queries the
 * engine. The move appears after the time that a person of this level would take (tempo.ts), so that waiting and searching
 * overlap. Returns a function that stops it; then it dispatches no more events.
 */
export function startComputerTurn({
  game,
  engine,
  now,
  chance,
  dispatch,
  onFailed,
}: ComputerTurn): () => void {
  const stopped = new AbortController()
  const level = game.opponent.skill

  async function think() {
    const startedMs = now()
    dispatch({ type: 'computer-started', atMs: startedMs })
    const answer = await engine.think(game.line.toText(), level, stopped.signal)
    if (stopped.signal.aborted) return
    const position = game.line.positionAt()
    const move = answer.ok ? parseUci(position, answer.value.move) : undefined
    if (answer.ok && move?.ok) {
      const { choices } = answer.value
      const moment = { level, position, move: move.value, plies: game.line.length, choices }
      const untilMs = startedMs + thinkTime({ ...moment, isPlayerShort: isPlayerShort(game, now()) }, chance)
      if (untilMs > now()) await delay(untilMs - now())
      if (!stopped.signal.aborted) dispatch({ type: 'computer-moved', move: move.value, atMs: now() })
      return
    }
    dispatch({ type: 'computer-failed', atMs: now() })
    onFailed(answer.ok ? `not a legal move: ${answer.value.move}` : `${answer.error} ${answer.detail ?? ''}`)
  }

  const start = setTimeout(() => void think(), COMPUTER_START_MS)
  return () => {
    clearTimeout(start)
    stopped.abort()
  }
}

function isPlayerShort({ clock, opponent, times }: ComputerGame, atMs: number): boolean {
  const baseMs = times[0]?.[opponent.seat] ?? 0
  return remainingAt(clock, opponent.seat, atMs) <= lowTimeMs(baseMs)
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
