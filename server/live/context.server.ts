import { createContext } from 'react-router'
import type { Live } from './service.ts'

/** What routes do with live games: make them, let somebody join, keep them. */
export const liveContext = createContext<Live>()
