import { useMedia } from '#app/browser/use-media.ts'

/** The same media query as in app/stage/stage.css. */
const DESK = '(min-width: 60rem) and (min-height: 30.01rem)'
const WIDE = '(min-width: 75rem) and (min-height: 30.01rem)'

/** How much room the panels have: below or beside a phone's board, in one column, or on both sides of the board. */
export type Room = 'phone' | 'desk' | 'wide'

export function useRoom(): Room {
  const isDesk = useMedia(DESK)
  const isWide = useMedia(WIDE)
  if (isWide) return 'wide'
  return isDesk ? 'desk' : 'phone'
}
