import type { Log } from '#server/log.ts'

/** In milliseconds. A start on a loaded machine is the worst moment for a purge: it failed then, and waited for an hour. */
const FIRST_AFTER = 60 * 1000
const EVERY = 60 * 60 * 1000

/** Deletes for good what `purge` finds to have expired, a minute after the start and every hour. `purge` returns the number of rows. */
export function createHourlyPurge(what: string, purge: () => Promise<number>, log: Log) {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    try {
      const count = await purge()
      if (count > 0) log('info', `${what} removed for good`, { count })
    } catch (error) {
      log('error', `${what} not removed`, { error })
    }
  }
  const schedule = (delay: number) => {
    timer = setTimeout(() => {
      running = run()
      schedule(EVERY)
    }, delay).unref()
  }
  return {
    start: () => schedule(FIRST_AFTER),
    /** Resolves when a purge that is running has ended. */
    stop() {
      clearTimeout(timer)
      return running
    },
  }
}
