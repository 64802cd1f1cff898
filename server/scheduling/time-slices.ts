/**
 * Limits how long one tick of the event loop spends starting queued work, so that a burst cannot starve other requests. The
 * rest starts in the next ticks, in order.
 */
export function createTimeSlices(sliceMs: number): (start: () => void) => void {
  const queue: (() => void)[] = []
  let endsAt: number | undefined

  function startTick(): void {
    endsAt = performance.now() + sliceMs
    setImmediate(() => {
      endsAt = undefined
      if (queue.length > 0) void startSome()
    })
  }

  async function startSome(): Promise<void> {
    startTick()
    // Started work continues in microtasks, and only those queued from within a microtask all run before `process.nextTick`.
    await Promise.resolve()
    do {
      queue.shift()?.()
      await new Promise<void>((resolve) => process.nextTick(resolve))
    } while (queue.length > 0 && !isOver())
  }

  const isOver = () => endsAt === undefined || performance.now() > endsAt

  return (start) => {
    if (endsAt === undefined) startTick()
    if (queue.length > 0 || isOver()) queue.push(start)
    else start()
  }
}
