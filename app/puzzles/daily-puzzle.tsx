import { useState, type ReactNode } from 'react'
import { BesideBoard, type ExerciseParts } from '#app/exercise/exercise-parts.tsx'
import type { DailyPuzzleData } from './puzzle-data.ts'
import { PuzzleFoot } from './puzzle-foot.tsx'
import { PuzzleHead } from './puzzle-head.tsx'
import { PuzzlePiece, type RenderEnd } from './puzzle-piece.tsx'
import { daysOn, readStreak, storeStreak, streakAfter } from './streak.ts'
import { streakWords } from './words.ts'

interface DailyPuzzleProps {
  readonly puzzle: DailyPuzzleData
  readonly takesFocus: boolean
  /** Called when the puzzle is solved without seeing the solution. */
  readonly onSolved?: () => void
  /** Buttons at the end, instead of those of the home page. */
  readonly renderEnd?: RenderEnd
  /** Layout for pages other than the home page. `streak`: its length in words, from the first day on. */
  readonly renderParts?: (parts: ExerciseParts, streak: string | undefined) => ReactNode
}

/** The interactive puzzle of the day. The streak stays on the device. */
export function DailyPuzzle({ puzzle, takesFocus, renderParts, renderEnd, ...props }: DailyPuzzleProps) {
  const [streak, setStreak] = useState(() => readStreak())
  const days = daysOn(streak, puzzle.day)
  const streakText = days > 0 ? streakWords(days) : undefined

  function onSolved(wasShown: boolean) {
    if (wasShown) return
    // Another tab may have solved it in the meantime.
    const next = streakAfter(readStreak() ?? streak, puzzle.day)
    setStreak(next)
    storeStreak(next)
    props.onSolved?.()
  }

  return (
    <PuzzlePiece
      puzzle={puzzle}
      renderParts={(parts) =>
        renderParts?.(parts, streakText) ?? (
          <BesideBoard
            parts={parts}
            className="puzzle-side"
            head={<PuzzleHead puzzle={puzzle} />}
            foot={<PuzzleFoot id={puzzle.id} streak={streakText} />}
          />
        )
      }
      takesFocus={takesFocus}
      onSolved={onSolved}
      {...(renderEnd && { renderEnd })}
    />
  )
}
