/** Work that stops after each step, so that whoever does it may do something else in between. */
export type Steps<T> = Generator<void, T>

/** All of it at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
