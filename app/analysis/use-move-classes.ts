import { useEffect, useState } from 'react'
import type { Line } from '#chess/line.ts'
import type { MoveClass } from '#coach/judging/move-class.ts'
import type { LiveAnswer } from '#app/tree/live-judging.ts'
import type { LiveLines } from '#app/tree/use-live-lines.ts'
import type * as MoveClassModule from './move-class.tsx'

/** The coach's rules load after the page, with the first move that can be judged. */
let loaded: typeof MoveClassModule | undefined

export interface MoveClasses {
  /** Keyed by the moves of the path, joined by spaces. */
  readonly byPath: ReadonlyMap<string, MoveClass>
  readonly parts: typeof MoveClassModule | undefined
}

/** The classes of moves before and after which the engine has searched long enough. */
export function useMoveClasses(line: Line, live: LiveLines, bookPlies: number): MoveClasses {
  const [byPath, setByPath] = useState<ReadonlyMap<string, MoveClass>>(new Map())
  const { answer, before } = live
  const isOver = line.outcome() !== undefined
  useEffect(() => {
    const after = isOver ? NO_ANSWER : answer
    if (line.length === 0 || !isSettled(before) || !isSettled(after)) return
    let isLeft = false
    const judge = async () => {
      loaded ??= await import('./move-class.tsx')
      const moveClass = loaded.classOfLastMove(line, bookPlies, before, after)
      if (moveClass !== undefined && !isLeft)
        setByPath((known) => new Map(known).set(line.moves.join(' '), moveClass))
    }
    judge().catch((error: unknown) => console.warn('Moves are not classified.', error))
    return () => {
      isLeft = true
    }
  }, [line, bookPlies, before, answer, isOver])
  return { byPath, parts: loaded }
}

/** Used if the game is over by the rules. */
const NO_ANSWER: LiveAnswer = { depth: 0, variations: [], isSettled: true, isLast: true }

const isSettled = (answer: LiveAnswer | undefined): answer is LiveAnswer => answer?.isSettled === true
