import { createContext, useContext } from 'react'
import type { Color } from '#chess/types.ts'

/** Across a table: the side at the top of the board, whose player sees the screen upside down. */
export const FarSide = createContext<Color | undefined>(undefined)

/** True if a question to this side must be turned towards them. */
export const useIsFar = (color: Color | undefined): boolean => {
  const far = useContext(FarSide)
  return far !== undefined && far === color
}
