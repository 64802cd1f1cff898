import { makeUci, parseUci } from '#chess/uci.ts'
import { THINK_DELAY_MS } from '#engine/levels.ts'
import type { Line } from '#engine/protocol.ts'
import type { Engine } from './engine-client.ts'
import { type Game, type GameEvent } from '#app/game/game.ts'
import { positionAt } from '#app/line/line.ts'

/** The pause between a player's move and the computer's first sign of thinking. */
const COMPUTER_START_MS = 500

export interface ComputerTurn {
  readonly game: Game
  readonly engine: Engine
  readonly now: () => number
  readonly dispatch: (event: GameEvent) => void
  /** Called when there will be no move, with the reason for the log. */
  readonly onFailed: (reason: string) => void
}

/**
 * Plays the computer's move in the newest position of `game`. After half a second it shows that it thinks and asks the
 * engine at once; the answer is shown when the level's think delay has passed, so that waiting and searching overlap.
 * Returns what stops it; a stopped turn changes nothing any more.
 */
export function startComputerTurn({ game, engine, now, dispatch, onFailed }: ComputerTurn): () => void {
  const stopped = new AbortController()
  const level = game.settings.aiDifficulty

  async function think() {
    dispatch({ type: 'computer-started', atMs: now() })
    const [answer] = await Promise.all([
      engine.think(lineOf(game), level, stopped.signal),
      delay(THINK_DELAY_MS[level]),
    ])
    if (stopped.signal.aborted) return
    const move = answer.ok ? parseUci(positionAt(game, game.moves.length), answer.value) : undefined
    if (move?.ok) return dispatch({ type: 'computer-moved', move: move.value, atMs: now() })
    dispatch({ type: 'computer-failed', atMs: now() })
    onFailed(answer.ok ? `not a legal move: ${answer.value}` : `${answer.error} ${answer.detail ?? ''}`)
  }

  const start = setTimeout(() => void think(), COMPUTER_START_MS)
  return () => {
    clearTimeout(start)
    stopped.abort()
  }
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export const lineOf = (game: Game): Line => ({ start: game.start, moves: game.moves.map(makeUci) })
