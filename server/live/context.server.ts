import { createContext } from 'react-router'
import type { Live } from './service.ts'

/** The live games, for routes that create, join and save them. */
export const liveContext = createContext<Live>()
