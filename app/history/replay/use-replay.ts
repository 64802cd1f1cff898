import { useEffect, useReducer, useState } from 'react'
import { pauseAt, step, type Speed, type StepperEvent, type StepperState } from '#app/line/stepper.ts'
import { leftAt } from '#app/browser/left-at.ts'
import { useStepKeys } from '#app/line/use-step-keys.ts'

/** The state of a replay and its playback. A visitor who returns with the back button continues where they left. */
export function useReplay(name: string, last: number, firstPly: number) {
  const [speed, setSpeed] = useState<Speed>(1)
  const [state, dispatch] = useReducer((now: StepperState, event: StepperEvent) => step(now, event, last), {
    ply: firstPly,
    isPlaying: false,
  })
  // Runs after the first render, which must match the server's.
  useEffect(() => {
    const ply = leftAt(name)
    if (ply !== undefined) dispatch({ type: 'go', ply })
  }, [name])
  const { ply, isPlaying } = state
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => dispatch({ type: 'tick' }), pauseAt(speed))
    return () => clearTimeout(timer)
  }, [isPlaying, ply, speed])
  return { ply, isPlaying, speed, setSpeed, dispatch }
}

export function useReplayKeys(dispatch: (event: StepperEvent) => void, flip: () => void) {
  useStepKeys((type) => {
    if (type === 'flip') flip()
    else dispatch({ type })
    return true
  })
}
