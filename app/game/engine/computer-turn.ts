import { parseUci } from '#chess/uci.ts'
import type { Engine } from './engine-client.ts'
import { thinkTime } from './tempo.ts'
import { leftAt, lowTimeMs } from '#app/game/clock.ts'
import { type Game, type GameEvent } from '#app/game/game.ts'

/** The pause between a player's move and the computer's first sign of thinking. */
const COMPUTER_START_MS = 500

export interface ComputerTurn {
  readonly game: Game
  readonly engine: Engine
  readonly now: () => number
  /** From 0 up to 1, as Math.random gives them. */
  readonly chance: () => number
  readonly dispatch: (event: GameEvent) => void
  /** Called when there will be no move, with the reason for the log. */
  readonly onFailed: (reason: string) => void
}

/**
 * Plays the computer's move in the newest position of `game`. After half a second it shows that it thinks and asks the
 * engine at once; the answer is shown when it would have come from a person of about the level's think delay (tempo.ts),
 * so that waiting and searching overlap. Returns what stops it; a stopped turn changes nothing any more.
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
  const level = game.settings.aiDifficulty

  async function think() {
    const startedMs = now()
    dispatch({ type: 'computer-started', atMs: startedMs })
    const answer = await engine.think(game.line.toText(), level, stopped.signal)
    if (stopped.signal.aborted) return
    const position = game.line.positionAt()
    const move = answer.ok ? parseUci(position, answer.value) : undefined
    if (move?.ok) {
      const moment = { level, position, move: move.value, plies: game.line.length }
      const untilMs = startedMs + thinkTime({ ...moment, isPlayerShort: isPlayerShort(game, now()) }, chance)
      if (untilMs > now()) await delay(untilMs - now())
      if (!stopped.signal.aborted) dispatch({ type: 'computer-moved', move: move.value, atMs: now() })
      return
    }
    dispatch({ type: 'computer-failed', atMs: now() })
    onFailed(answer.ok ? `not a legal move: ${answer.value}` : `${answer.error} ${answer.detail ?? ''}`)
  }

  const start = setTimeout(() => void think(), COMPUTER_START_MS)
  return () => {
    clearTimeout(start)
    stopped.abort()
  }
}

function isPlayerShort({ clock, settings, times }: Game, atMs: number): boolean {
  const baseMs = times[0]?.[settings.playerColor] ?? 0
  return leftAt(clock, settings.playerColor, atMs) <= lowTimeMs(baseMs)
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
