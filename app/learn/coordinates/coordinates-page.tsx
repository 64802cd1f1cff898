import type { ReactNode } from 'react'
import { DRILLS } from '#contract/square-drills.ts'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { BareBoard } from '../bare-board.tsx'
import '#app/board/board.css'
import '#app/line/try-panel.css'
import '#app/ui/pieces/pieces.css'
import '#app/exercise/exercise.css'
import '../learn.css'
import { words } from '#words/learn/coordinates'

/** The page about square names: an explanation, and a board whose script makes it a drill against time. */
export const CoordinatesPage = ({ back }: { readonly back: ReactNode }) => (
  <main className="page pt-4 sm:pt-8">
    {back}
    <NeedsScript>
      <p>{words.coordinatesPage.practisingAgainstTimeNeeds}</p>
    </NeedsScript>
    <div className="lesson">
      <div className="lesson-head">
        <div>
          <h1 className="text-3xl sm:text-4xl">{words.coordinatesPage.coordinates}</h1>
          <p className="mt-2 text-lg text-muted">{words.coordinatesPage.knowASquare}</p>
          <div className="lesson-text">
            <p>{words.coordinatesPage.filesHaveLetters}</p>
          </div>
        </div>
      </div>
      <div className="exercise" data-coordinates="">
        <div role="img" aria-label={words.coordinatesPage.chessBoardWithLetters}>
          <div inert>
            <div className="board">
              <BareBoard />
            </div>
          </div>
        </div>
        <div className="exercise-side">
          <ul className="grid gap-2">
            {DRILLS.map((drill) => (
              <li key={drill}>
                <b>{words.drills.names[drill]}.</b> {words.drills.tasks[drill]}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  </main>
)
