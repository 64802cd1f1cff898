/**
 * Begins work for some milliseconds of a turn of the event loop, and the rest in the turns that follow, in the order in which it
 * came: as much of it as arrives in one moment would otherwise be begun in one turn, in which nobody else is heard.
 */
export function createSlices(longestMs: number): (begin: () => void) => void {
  const waiting: (() => void)[] = []
  let endsAt: number | undefined

  function startTurn(): void {
    endsAt = performance.now() + longestMs
    setImmediate(() => {
      endsAt = undefined
      if (waiting.length > 0) void beginSome()
    })
  }

  async function beginSome(): Promise<void> {
    startTurn()
    // What is begun goes on by microtasks, and only within one do they all come before the next tick.
    await Promise.resolve()
    do {
      waiting.shift()?.()
      await new Promise<void>((next) => process.nextTick(next))
    } while (waiting.length > 0 && !isOver())
  }

  const isOver = () => endsAt === undefined || performance.now() > endsAt

  return (begin) => {
    if (endsAt === undefined) startTurn()
    if (waiting.length > 0 || isOver()) waiting.push(begin)
    else begin()
  }
}
