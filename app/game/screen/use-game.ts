import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react'
import type { Line } from '#chess/line.ts'
import { remainingAt, type Clock } from '#app/game/clock.ts'
import { startComputerTurn } from '#app/game/engine/computer-turn.ts'
import type { Engine } from '#app/game/engine/engine-client.ts'
import { useCoach, type CoachMove, type Coaching } from '#app/game/engine/use-coach.ts'
import {
  isAgainstComputer,
  isComputerTurn,
  reduceGame,
  type LocalGame,
  type GameEvent,
} from '#app/game/game.ts'
import { warmUpScreen } from './warm-up.ts'

export interface GameInPlay {
  readonly game: LocalGame
  readonly dispatch: (event: GameEvent) => void
  /** The computer has failed to answer in this position. */
  readonly computerFailed: boolean
  readonly askComputerAgain: () => void
  readonly coaching: Coaching
}

/** Runs a game: its reducer, the computer's moves and the flag. */
export function useGame(started: LocalGame, engine: Engine, coachMove: CoachMove | undefined): GameInPlay {
  const [game, dispatch] = useReducer(reduceGame, started)
  const [failedLine, setFailedLine] = useState<Line>()
  const computerFailed = failedLine === game.line
  const coaching = useCoach(game, coachMove)

  const startTurn = useEffectEvent(() => {
    if (!isAgainstComputer(game)) return
    return startComputerTurn({
      game,
      engine,
      dispatch,
      now: () => performance.now(),
      chance: Math.random,
      onFailed: (reason) => {
        console.warn(`The computer could not move: ${reason}`)
        setFailedLine(game.line)
      },
    })
  })

  // Depends on the line alone: other changes of the game must not restart the computer's turn.
  const computersTurn = isComputerTurn(game) && !computerFailed && !coaching.isHeld
  useEffect(() => (computersTurn ? startTurn() : undefined), [computersTurn, engine, game.line])

  useEffect(() => warmUpScreen(started), [started])
  useFlag(game.clock, dispatch)

  return {
    game,
    dispatch,
    computerFailed,
    askComputerAgain: useCallback(() => setFailedLine(undefined), []),
    coaching,
  }
}

/** Checks the time when the running side's is used up. A late timer does no harm, since the reducer reads the clock. */
function useFlag(clock: Clock, dispatch: (event: GameEvent) => void) {
  useEffect(() => {
    const running = clock.running
    if (!running || clock.leftMs[running.color] === Infinity) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const leftMs = remainingAt(clock, running.color, performance.now())
      if (leftMs > 0) timer = setTimeout(wait, Math.ceil(leftMs))
      else dispatch({ type: 'time-checked', atMs: performance.now() })
    }
    wait()
    return () => clearTimeout(timer)
  }, [clock, dispatch])
}
