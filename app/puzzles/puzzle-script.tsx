/**
 * Makes the puzzle of a page interactive. A separate script with React and the board, so that pages without React do not load
 * it until the user comes near the puzzle.
 */
import { createRoot } from 'react-dom/client'
import { DailyPuzzle } from './daily-puzzle.tsx'
import type { DailyPuzzleData } from './puzzle-data.ts'

for (const place of document.querySelectorAll<HTMLElement>('[data-puzzle]')) {
  const wake = () => {
    // Trusted: written by our server from a file that the build has checked.
    const puzzle = JSON.parse(place.dataset['puzzle'] ?? '') as DailyPuzzleData
    const takesFocus = place.contains(document.activeElement)
    createRoot(place).render(<DailyPuzzle puzzle={puzzle} takesFocus={takesFocus} />)
  }
  // An open solution stays open.
  const solution = place.querySelector('details')
  if (solution?.open) solution.addEventListener('toggle', wake, { once: true })
  else wake()
}
