import type { ServerBuild } from 'react-router'
import type { Foundation } from './foundation.ts'
import { createHttp } from './http.ts'
import { makeSite } from './site.ts'

/**
 * The application as the development server runs it: the same one, with pages and files from Vite. Loaded anew after
 * each change, so what must outlive a change (the database) is opened outside and handed in.
 */
export { layFoundation } from './foundation.ts'

export function createDevelopmentHttp({ env, log, database }: Foundation, port: number) {
  const origin = env.ORIGIN ?? `http://localhost:${port}`
  return createHttp({
    build: () => import('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>,
    development: true,
    origin,
    site: makeSite(env, origin),
    log,
    files: undefined,
    isReady: () => database.ping(),
  })
}
