import { afterAll, afterEach, beforeAll, describe, inject } from 'vitest'
import { openDatabase, type Database } from '#server/database/db.ts'
import { noteShape, takeDatabase } from './postgres-pool.ts'
import { startSite, type Site } from './site.ts'

/** A running site, with direct access to its database. */
interface Place {
  readonly site: Site
  /** Closed after the test. */
  open(): Promise<Database>
}

/** Runs the same tests against the built site on each database that it supports; `env` is called when it starts. */
export function describeSiteOnEachDatabase(
  title: string,
  env: () => Record<string, string>,
  tests: (place: Place) => void,
): void {
  for (const engine of ['the embedded database', 'PostgreSQL'] as const) {
    const isSkipped = engine === 'PostgreSQL' && inject('postgresUrl') === ''
    describe.skipIf(isSkipped)(`${title}, on ${engine}`, () => {
      let site: Site
      let url: string | undefined
      let release = async () => {}
      const opened: Database[] = []
      beforeAll(async () => {
        if (engine === 'PostgreSQL') ({ url, release } = await takeDatabase(inject('postgresUrl')))
        const settings = {
          TRUST_PROXY: '1',
          LOG_LEVEL: 'warn',
          AUTH_SECRET: 'a secret of the tests, and of nobody else',
          ...(url !== undefined && { DATABASE_URL: url }),
          ...env(),
        }
        site = await startSite(settings)
        if (url !== undefined) await noteShape(url)
      })
      afterEach(async () => {
        for (const database of opened.splice(0)) await database.close()
      })
      afterAll(async () => {
        await site.stop()
        await release()
      })
      tests({
        get site() {
          return site
        },
        open: () => {
          const result = openDatabase({ DATA_DIR: site.dataDir, DATABASE_URL: url }, () => {})
          if (!result.ok) throw new Error(result.detail)
          opened.push(result.value)
          return Promise.resolve(result.value)
        },
      })
    })
  }
}
