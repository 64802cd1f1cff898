import { createContext } from 'react-router'
import type { InsertRow } from './insert-rows.ts'

export const rowInsertsContext = createContext<InsertRow>()
