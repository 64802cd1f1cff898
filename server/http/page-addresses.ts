import { listPages } from '#content/pages.server.ts'
import { madeAtBuild } from '#server/made-at-build.server.ts'

/** Screens that the site map omits: they are steps of a process. */
const SCREENS = ['/game', '/dashboard', '/account', '/auth', '/auth/forgotten', '/thank-you', '/offline']

let addresses: ReadonlySet<string> | undefined

/** Every page that search engines may index. Throws a ContentError if a text is faulty. */
const listed = madeAtBuild('page-addresses', () => listPages().map(({ path }) => path))

/** The address of every page that users may type or link to. */
export const pageAddresses = (): ReadonlySet<string> => (addresses ??= new Set([...SCREENS, ...listed()]))
