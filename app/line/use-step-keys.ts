import { stepOf } from './step-keys.ts'
import type { Step } from './stepper.ts'
import { usePageKeys } from './use-page-keys.ts'

/** The keys that step through moves, wherever the focus is. `onStep` returns true if it used the step. */
export function useStepKeys(onStep: (step: Step | 'flip') => boolean) {
  usePageKeys((key) => {
    const step = stepOf(key)
    return step !== undefined && onStep(step)
  })
}
