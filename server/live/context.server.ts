import { createContext } from 'react-router'
import type { Live } from './service.ts'

/** The live games service, for routes that create, join and save games. */
export const liveContext = createContext<Live>()
