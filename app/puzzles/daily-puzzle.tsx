import { useState } from 'react'
import type { DailyPuzzleData } from './puzzle-data.ts'
import { PuzzleFoot } from './puzzle-foot.tsx'
import { PuzzleHead } from './puzzle-head.tsx'
import { PuzzlePiece } from './puzzle-piece.tsx'
import { daysOn, readStreak, storeStreak, streakAfter } from './streak.ts'
import { streakWords } from './words.ts'

interface DailyPuzzleProps {
  readonly puzzle: DailyPuzzleData
  readonly takesFocus: boolean
}

/** The interactive puzzle of the day. The streak stays on the device. */
export function DailyPuzzle({ puzzle, takesFocus }: DailyPuzzleProps) {
  const [streak, setStreak] = useState(() => readStreak())
  const days = daysOn(streak, puzzle.day)

  function onSolved(wasShown: boolean) {
    if (wasShown) return
    // Another tab may have solved it in the meantime.
    const next = streakAfter(readStreak() ?? streak, puzzle.day)
    setStreak(next)
    storeStreak(next)
  }

  return (
    <PuzzlePiece
      puzzle={puzzle}
      head={<PuzzleHead puzzle={puzzle} />}
      foot={<PuzzleFoot id={puzzle.id} streak={days > 0 ? streakWords(days) : undefined} />}
      takesFocus={takesFocus}
      onSolved={onSolved}
    />
  )
}
