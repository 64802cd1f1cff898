/**
 * How often one person may ask for what costs: so many times in any window. Answers how many seconds to wait, or nothing.
 * In memory: what it protects is this process's time (a game is replayed before it is refused), so each server of several
 * has its own count, and asking costs no query.
 */
export type Pace = (who: string) => number | undefined

/** People remembered; beyond that those whose window is over are forgotten. */
const MOST_PEOPLE = 10_000

export function makePace(times: number, windowMs: number, clock = () => performance.now()): Pace {
  const windows = new Map<string, { count: number; endsMs: number }>()
  return (who) => {
    const now = clock()
    const window = windows.get(who)
    if (window === undefined || now >= window.endsMs) {
      if (windows.size >= MOST_PEOPLE)
        for (const [name, { endsMs }] of windows) if (now >= endsMs) windows.delete(name)
      windows.set(who, { count: 1, endsMs: now + windowMs })
      return undefined
    }
    if (window.count < times) {
      window.count++
      return undefined
    }
    return Math.max(1, Math.ceil((window.endsMs - now) / 1000))
  }
}
