import { listPages } from '#content/pages.server.ts'
import { madeAtBuild } from '#server/made-at-build.server.ts'

/** Screens that the site map leaves out, since they are for whoever is on the way through them. */
const SCREENS = ['/game', '/dashboard', '/account', '/auth', '/auth/forgotten', '/thank-you', '/offline']

let addresses: ReadonlySet<string> | undefined

/** Of every page that can be found. Throws a ContentError where a text has a fault. */
const listed = madeAtBuild('page-addresses', () => listPages().map(({ path }) => path))

/** The address of every page that somebody may type or link to. */
export const pageAddresses = (): ReadonlySet<string> => (addresses ??= new Set([...SCREENS, ...listed()]))
