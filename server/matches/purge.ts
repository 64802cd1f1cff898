import type { Database } from '#server/database/db.ts'
import type { Log } from '#server/log.ts'
import { purgeDeletedMatches } from './repository.ts'

/** So a deleted match is gone between 24 and 25 hours later, whatever anybody does. */
const EVERY_MS = 60 * 60 * 1000

/** Removes for good, at the start and every hour, what was deleted more than a day ago. */
export function makePurge(database: Database, log: Log, everyMs = EVERY_MS) {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const purge = async () => {
    try {
      const count = await purgeDeletedMatches(database)
      if (count > 0) log('info', 'deleted matches removed for good', { count })
    } catch (error) {
      log('error', 'deleted matches not removed', { error })
    }
  }
  const begin = () => {
    running = purge()
  }
  return {
    start() {
      begin()
      timer = setInterval(begin, everyMs).unref()
    },
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
