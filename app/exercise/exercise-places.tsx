import { createPortal, flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'

/** Elements of a page without React that an exercise fills. The stage around them remains as the server rendered it. */
export interface ExercisePlaces {
  readonly board: Element
  /** Beside the board: the answer area. */
  readonly side: Element
}

/** Finds the places by their `data-place`. Throws if one is missing. */
export function findPlaces(root: ParentNode): ExercisePlaces {
  const find = (name: string) => {
    const place = root.querySelector(`[data-place="${name}"]`)
    if (!place) throw new Error(`The page has no place for the ${name}`)
    return place
  }
  return { board: find('board'), side: find('side') }
}

/** Replaces the server's content in all places at once, so that nothing flashes. */
export function renderInPlaces({ board, side }: ExercisePlaces, element: ReactNode): void {
  for (const place of [board, side]) place.replaceChildren()
  const root = createRoot(document.createElement('div'))
  flushSync(() => root.render(element))
}

interface InPlacesProps {
  readonly places: ExercisePlaces
  readonly board: ReactNode
  readonly side: ReactNode
}

export const InPlaces = ({ places, board, side }: InPlacesProps) => (
  <>
    {createPortal(board, places.board)}
    {createPortal(side, places.side)}
  </>
)
