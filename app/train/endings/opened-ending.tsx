import type { ReactNode } from 'react'
import type { ExerciseOpponent } from '#app/exercise/opponent.ts'
import type { TaughtEnding } from './ending-list.ts'
import { EngineEnding } from './engine-ending.tsx'
import { classOfEnding } from './fresh-position.ts'
import { TableEnding } from './table-ending.tsx'

interface OpenedEndingProps {
  readonly ending: TaughtEnding
  readonly head: ReactNode
  readonly level: number
  readonly startOpponent: () => ExerciseOpponent
}

/** An ending against the tables where they reach, else against the engine. */
export function OpenedEnding({ startOpponent, ...props }: OpenedEndingProps) {
  const name = classOfEnding(props.ending)
  return name === undefined ? (
    <EngineEnding {...props} startOpponent={startOpponent} />
  ) : (
    <TableEnding {...props} name={name} />
  )
}
