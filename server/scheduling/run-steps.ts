import { setImmediate as nextTick } from 'node:timers/promises'
import type { Steps } from '#matches/steps.ts'

/** Runs each step in a separate event-loop tick, so that other requests are served in between. */
export async function runSteps<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await nextTick()
  }
}
