import { listPages } from '#content/pages.server.ts'
import { listTyped } from '#content/pages/lists.ts'
import { madeAtBuild } from '#server/made-at-build.server.ts'

let addresses: ReadonlySet<string> | undefined

/** Every page that search engines may index. Throws a ContentError if a text is faulty. */
const listed = madeAtBuild('page-addresses', () => listPages().map(({ path }) => path))

/** The address of every page that users may type or link to. */
export const pageAddresses = (): ReadonlySet<string> => (addresses ??= new Set([...listTyped(), ...listed()]))
