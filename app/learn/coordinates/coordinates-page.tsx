import type { ReactNode } from 'react'
import { DRILLS } from '#contract/square-drills.ts'
import { Stage } from '#app/stage/stage.tsx'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import { BareBoard } from '../bare-board.tsx'
import '#app/board/board.css'
import '#app/line/try-panel.css'
import '#app/ui/pieces/pieces.css'
import '#app/exercise/exercise.css'
import { LessonText } from '../lesson-text.tsx'
import '../learn.css'
import { words } from '#words/learn/coordinates'

/** The page about square names: an explanation, and a board that its script turns into a timed drill. */
export const CoordinatesPage = ({ back }: { readonly back: ReactNode }) => (
  <main className="page lesson-page">
    <NeedsScript>
      <p>{words.coordinatesPage.practisingAgainstTimeNeeds}</p>
    </NeedsScript>
    <div data-coordinates="" data-waits="">
      <Stage
        head={
          <div className="lesson-bar">
            {back}
            <span aria-hidden="true" className="lesson-bar-title">
              {words.coordinatesPage.coordinates}
            </span>
          </div>
        }
        board={
          <div data-place="board">
            <div role="img" aria-label={words.coordinatesPage.chessBoardWithLetters}>
              <div inert>
                <div className="board">
                  <BareBoard />
                </div>
              </div>
            </div>
          </div>
        }
        column={
          <>
            <div className="lesson-head">
              <h1>{words.coordinatesPage.coordinates}</h1>
            </div>
            <LessonText title={words.coordinatesPage.coordinates}>
              <p className="lesson-summary">{words.coordinatesPage.knowASquare}</p>
              <p>{words.coordinatesPage.filesHaveLetters}</p>
            </LessonText>
            <div data-place="side" className="lesson-side">
              <ul className="grid gap-2">
                {DRILLS.map((drill) => (
                  <li key={drill}>
                    <b>{words.drills.names[drill]}.</b> {words.drills.tasks[drill]}
                  </li>
                ))}
              </ul>
            </div>
          </>
        }
      />
    </div>
  </main>
)
