/** Makes the board of the coordinates page playable. A separate script that contains React and the board. */
import { wake } from '#app/browser/early-presses.ts'
import { findPlaces, renderInPlaces } from '#app/exercise/exercise-places.tsx'
import { ownerHere } from '#app/auth/last-owner.ts'
import { bestResultsOf } from '#app/learn/coordinates/coordinates-best.ts'
import { CoordinatesPiece } from '#app/learn/coordinates/coordinates-piece.tsx'
import { LEARNT_THERE, tellAccount, type LearntHere } from '#app/learn/progress/tell-account.ts'

const owner = ownerHere()
const best = bestResultsOf(owner)

if (owner !== undefined) {
  tellAccount({ best: best.value })
  document.addEventListener(LEARNT_THERE, (event) => {
    best.change((event as CustomEvent<LearntHere>).detail.best ?? {})
  })
}

for (const root of document.querySelectorAll<HTMLElement>('[data-coordinates]')) {
  const places = findPlaces(root)
  renderInPlaces(
    places,
    <CoordinatesPiece
      places={places}
      best={best}
      onBest={() => {
        if (owner !== undefined) tellAccount({ best: best.value })
      }}
    />,
  )
  wake(root)
}
