import type { Database } from '#server/database/db.ts'
import type { Log } from '#server/log.ts'
import { purgeDeletedMatches } from './repository.ts'

/** So a deleted match is gone between 24 and 25 hours later, whatever anybody does. */
const EVERY_MS = 60 * 60 * 1000

/** Removes for good, now and every hour, what was deleted more than a day ago. The answer ends it. */
export function startPurge(database: Database, log: Log, everyMs = EVERY_MS): () => Promise<void> {
  let running = Promise.resolve()
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
  begin()
  const timer = setInterval(begin, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
