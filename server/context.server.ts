import { createContext } from 'react-router'
import type { Database } from './database/db.ts'
import type { Log } from './log.ts'
import type { Site } from './site.ts'

/**
 * Services for loaders, actions and the page's renderer: `context.get(siteContext)`. A context without a default throws if it
 * was never set, so a forgotten one fails the first request.
 */

/** The Content-Security-Policy nonce of this response. Absent when a page is rendered at build. */
export const nonceContext = createContext<string | undefined>(undefined)
export const siteContext = createContext<Site>()
/** The site's public address without a trailing slash. Never taken from a request's headers. */
export const originContext = createContext<string>()
/**
 * The client's address as far as it can be trusted: see client-address.ts. Empty for pages that are the same for all visitors.
 */
export const clientAddressContext = createContext<string>()
export const logContext = createContext<Log>()
export const databaseContext = createContext<Database>()
