import { useLayoutEffect, type RefObject } from 'react'

/**
 * For a dialog that is taken out of the page while it is open: only one that is closed gives the focus back to what had it. A layout
 * effect ends while the element is still in the page.
 */
export function useClosedOnLeave(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [dialog])
}
