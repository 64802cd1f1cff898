/** Wakes the board of the page on coordinates: a script of its own, with React and the board in it. */
import { createRoot } from 'react-dom/client'
import { CoordinatesPiece } from '#app/learn/coordinates-piece.tsx'

for (const place of document.querySelectorAll<HTMLElement>('[data-coordinates]'))
  createRoot(place).render(<CoordinatesPiece />)
