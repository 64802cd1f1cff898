import { useEffect, useEffectEvent } from 'react'
import { stepOfKey } from './step-keys.ts'
import type { Step } from './stepper.ts'

/** Keys that work wherever the focus is. `onStep` answers whether it knew the step; if not, the browser has the key. */
export function useStepKeys(onStep: (step: Step | 'flip') => boolean) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOfKey(event)
    if (step !== undefined && onStep(step)) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
