import { listPages } from '#content/pages.server.ts'

/** Screens that the site map leaves out, since they are for whoever is on the way through them. */
const SCREENS = ['/game', '/dashboard', '/account', '/auth', '/auth/forgotten', '/thank-you', '/offline']

let addresses: ReadonlySet<string> | undefined

/** The address of every page that somebody may type or link to. Throws a ContentError where a text has a fault. */
export const pageAddresses = (): ReadonlySet<string> =>
  (addresses ??= new Set([...SCREENS, ...listPages().map(({ path }) => path)]))
