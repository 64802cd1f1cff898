import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Steps } from '#matches/steps.ts'

/** Each step in a turn of the event loop of its own: whoever has asked for something meanwhile is served in between. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await nextTurn()
  }
}
