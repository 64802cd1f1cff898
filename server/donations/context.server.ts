import { createContext } from 'react-router'
import type { Giving } from './service.ts'

export type { ReceiveError, StartError, VerifyError } from './service.ts'

/** What routes that have to do with donations work with: `context.get(givingContext)`. */
export const givingContext = createContext<Giving>()
