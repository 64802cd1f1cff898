import { findPostgres } from '../../support/postgres-server.ts'

/** Before all browser tests: a PostgreSQL for those that run on both databases. Workers inherit the environment. */
export default async function setup(): Promise<(() => void) | undefined> {
  const server = await findPostgres()
  if (server !== undefined) process.env['E2E_POSTGRES_URL'] = server.url
  return server?.stop
}
