import { createContext } from 'react-router'
import type { Donations } from './service.ts'

export type { ReceiveError, StartError, VerifyError } from './service.ts'

/** What routes that have to do with donations work with: `context.get(donationsContext)`. */
export const donationsContext = createContext<Donations>()
