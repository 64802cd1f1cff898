import { createContext } from 'react-router'
import type { Donations } from './service.ts'

export type { ReceiveError, StartError, VerifyError } from './service.ts'

/** The donations service for routes: `context.get(donationsContext)`. */
export const donationsContext = createContext<Donations>()
