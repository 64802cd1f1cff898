import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { leftAt } from '#app/game/clock.ts'
import { startComputerTurn } from '#app/game/engine/computer-turn.ts'
import type { Engine } from '#app/game/engine/engine-client.ts'
import { useCoach, type CoachMove, type Coaching } from '#app/game/engine/use-coach.ts'
import { isComputerTurn, reduce, type Game, type GameEvent } from '#app/game/game.ts'
import { warmUp } from './warm-up.ts'

export interface RunningGame {
  readonly game: Game
  readonly dispatch: (event: GameEvent) => void
  /** The computer did not answer in this position, and waits to be asked again. */
  readonly computerFailed: boolean
  readonly askComputerAgain: () => void
  readonly coaching: Coaching
}

/** Runs a game: its reducer, the computer's turns and the fall of the flag. */
export function useGame(started: Game, engine: Engine, coachMove: CoachMove | undefined): RunningGame {
  const [game, dispatch] = useReducer(reduce, started)
  const [failedLine, setFailedLine] = useState<Game['line']>()
  const computerFailed = failedLine === game.line
  const coaching = useCoach(game, coachMove)

  const startTurn = useEffectEvent(() =>
    startComputerTurn({
      game,
      engine,
      dispatch,
      now: () => performance.now(),
      chance: Math.random,
      onFailed: (reason) => {
        console.warn(`The computer could not move: ${reason}`)
        setFailedLine(game.line)
      },
    }),
  )

  // Only another position, or another try at this one, is another turn; what else changes in a game leaves it running.
  const computersTurn = isComputerTurn(game) && !computerFailed && !coaching.isHeld
  useEffect(() => (computersTurn ? startTurn() : undefined), [computersTurn, engine, game.line])

  useEffect(() => warmUp(started), [started])
  useFlag(game.clock, dispatch)

  return {
    game,
    dispatch,
    computerFailed,
    askComputerAgain: useCallback(() => setFailedLine(undefined), []),
    coaching,
  }
}

/** Has the time looked at when the running side's is used up. A timer that fires late changes nothing: the clock decides. */
function useFlag(clock: Game['clock'], dispatch: (event: GameEvent) => void) {
  useEffect(() => {
    const running = clock.running
    if (!running || clock.leftMs[running.color] === Infinity) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const leftMs = leftAt(clock, running.color, performance.now())
      if (leftMs > 0) timer = setTimeout(wait, Math.ceil(leftMs))
      else dispatch({ type: 'time-checked', atMs: performance.now() })
    }
    wait()
    return () => clearTimeout(timer)
  }, [clock, dispatch])
}
