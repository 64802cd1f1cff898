import { useLayoutEffect, type RefObject } from 'react'

/**
 * Closes a dialog before it is removed while open: only a closed dialog restores the focus. The cleanup of a layout
 * effect runs while the element is still in the page.
 */
export function useClosedOnLeave(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [dialog])
}
