import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { pauseAt, replay, type ReplayEvent, type ReplayState, type Speed } from './replay-state.ts'

/** Runs a replay: its state, and the seconds that move it on. */
export function useReplay(last: number, firstPly: number) {
  const [speed, setSpeed] = useState<Speed>(1)
  const [state, dispatch] = useReducer((now: ReplayState, event: ReplayEvent) => replay(now, event, last), {
    ply: firstPly,
    isPlaying: false,
  })
  const { ply, isPlaying } = state
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => dispatch({ type: 'tick' }), pauseAt(speed))
    return () => clearTimeout(timer)
  }, [isPlaying, ply, speed])
  return { ply, isPlaying, speed, setSpeed, dispatch }
}

const KEYS: Readonly<Record<string, ReplayEvent['type'] | 'flip'>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
  ' ': 'toggle',
  f: 'flip',
}

/** Keys that work wherever the focus is, except where they mean something else. */
export function useReplayKeys(dispatch: (event: ReplayEvent) => void, flip: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const meaning = KEYS[event.key]
    if (meaning === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
      return
    const target = event.target instanceof Element ? event.target : undefined
    if (target?.closest('input, textarea, select, dialog, [popover]')) return
    // The space bar presses the button that has the focus.
    if (event.key === ' ' && target?.closest('button, a, summary')) return
    event.preventDefault()
    if (meaning === 'flip') flip()
    else if (meaning !== 'go') dispatch({ type: meaning })
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
