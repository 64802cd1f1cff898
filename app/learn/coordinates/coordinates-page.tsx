import type { ReactNode } from 'react'
import { DRILLS } from '#contract/square-drills.ts'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { BareBoard } from '../bare-board.tsx'
import { DRILL_NAMES, DRILL_WORDS } from './coordinates-words.ts'
import '#app/board/board.css'
import '#app/line/try-panel.css'
import '#app/ui/pieces/pieces.css'
import '#app/exercise/exercise.css'
import '../learn.css'

/** The page about square names: an explanation, and a board whose script makes it a drill against time. */
export const CoordinatesPage = ({ back }: { readonly back: ReactNode }) => (
  <main className="page pt-4 sm:pt-8">
    {back}
    <NeedsScript>
      <p>Practising against time needs JavaScript. What there is to know stands below.</p>
    </NeedsScript>
    <div className="lesson">
      <div className="lesson-head">
        <div>
          <h1 className="text-3xl sm:text-4xl">Coordinates</h1>
          <p className="mt-2 text-lg text-muted">Know a square by its name, and a name by its square.</p>
          <div className="lesson-text">
            <p>
              Files have letters, a to h from White’s left; ranks have numbers, 1 to 8 from White’s side. The
              square e4 is on the e-file and the fourth rank. Its color helps: a1 is dark, and so is every
              square whose letter and number are both odd or both even, if you count a as 1.
            </p>
          </div>
        </div>
      </div>
      <div className="exercise" data-coordinates="">
        <div role="img" aria-label="Chess board with letters and numbers along its edges">
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
                <b>{DRILL_NAMES[drill]}.</b> {DRILL_WORDS[drill]}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  </main>
)
