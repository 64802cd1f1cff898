import type { Database } from '#server/database/db.ts'
import { createHourlyPurge } from '#server/database/hourly-purge.ts'
import type { Log } from '#server/log.ts'
import { purgeDeletedMatches } from './delete-match.ts'

/** Removes deleted matches for good 24 to 25 hours after their deletion. */
export const makePurge = (database: Database, log: Log) =>
  createHourlyPurge('deleted matches', () => purgeDeletedMatches(database), log)
