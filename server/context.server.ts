import { createContext } from 'react-router'

/** The Content-Security-Policy nonce of this response. Absent where the page is rendered at build. */
export const nonceContext = createContext<string | undefined>(undefined)
