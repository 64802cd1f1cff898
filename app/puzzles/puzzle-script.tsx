/**
 * Wakes the puzzle of a page: a script of its own, with React and the board in it, so that pages without React carry
 * none of it until somebody comes near the puzzle.
 */
import { createRoot } from 'react-dom/client'
import { DailyPuzzle } from './daily-puzzle.tsx'
import type { DailyPuzzleData } from './puzzle-data.ts'

for (const place of document.querySelectorAll<HTMLElement>('[data-puzzle]')) {
  const wake = () => {
    // Our own server wrote it, from a file that the build has checked.
    const puzzle = JSON.parse(place.dataset['puzzle'] ?? '') as DailyPuzzleData
    const takesFocus = place.contains(document.activeElement)
    createRoot(place).render(<DailyPuzzle puzzle={puzzle} takesFocus={takesFocus} />)
  }
  // Who is reading the solution goes on reading it.
  const solution = place.querySelector('details')
  if (solution?.open) solution.addEventListener('toggle', wake, { once: true })
  else wake()
}
