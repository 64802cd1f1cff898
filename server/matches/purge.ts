import type { Database } from '#server/database/db.ts'
import { createHourlyPurge } from '#server/database/hourly-purge.ts'
import type { Log } from '#server/log.ts'
import { purgeDeletedMatches } from './repository.ts'

/** What was deleted more than a day ago is gone between 24 and 25 hours later, whatever anybody does. */
export const makePurge = (database: Database, log: Log) =>
  createHourlyPurge('deleted matches', () => purgeDeletedMatches(database), log)
