import { createContext } from 'react-router'
import type { Database } from './database/db.ts'
import type { Log } from './log.ts'
import type { Site } from './site.ts'

/**
 * What the server hands to loaders, actions and the page's renderer: `context.get(siteContext)`.
 * Those without a default throw where nobody set them, so a forgotten one shows at the first request.
 */

/** The Content-Security-Policy nonce of this response. Absent where a page is rendered at build. */
export const nonceContext = createContext<string | undefined>(undefined)
export const siteContext = createContext<Site>()
/** The site's public address, without a slash at the end: never taken from a request's headers. */
export const originContext = createContext<string>()
/** The address of whoever asks, as far as it can be believed: see client-address.ts. Empty for pages that are rendered for everybody. */
export const clientAddressContext = createContext<string>()
export const logContext = createContext<Log>()
export const databaseContext = createContext<Database>()
