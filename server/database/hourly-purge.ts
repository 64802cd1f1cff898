import type { Log } from '#server/log.ts'

/**
 * In milliseconds. The first purge does not run at the start, because on a loaded machine it fails there, and the next would
 * come an hour later.
 */
const FIRST_AFTER = 60 * 1000
const EVERY = 60 * 60 * 1000

/** Runs `purge` a minute after the start and then every hour. It deletes expired rows for good and returns their number. */
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
