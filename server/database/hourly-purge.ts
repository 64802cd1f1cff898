import type { Log } from '#server/log.ts'

const EVERY_MS = 60 * 60 * 1000

/** Removes for good, at the start and every hour, what `purge` finds to have ended; it says how many rows. */
export function makeHourlyPurge(what: string, purge: () => Promise<number>, log: Log) {
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
  const begin = () => {
    running = run()
  }
  return {
    start() {
      begin()
      timer = setInterval(begin, EVERY_MS).unref()
    },
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
