import { useEffect, useReducer, useRef, useState } from 'react'
import { parseUci } from '#chess/uci.ts'
import { pieceSteps } from '#app/line/hint.ts'
import type { BoardMark } from '#app/board/board-marks.ts'
import { beginDuel, reduceDuel, type Duel, type DuelEvent, type DuelState } from './duel.ts'
import type { ExerciseOpponent } from './opponent.ts'

/** The shortest delay of a reply: a faster one would surprise the player. */
const LEAST_MS = 350

interface Hint {
  readonly text: string
  readonly marks: readonly BoardMark[]
}

/** Plays a duel: the engine judges and answers each move, and provides hints. */
export function useDuel(duel: Duel, startOpponent: () => ExerciseOpponent) {
  const [state, dispatch] = useReducer(
    (before: DuelState, event: DuelEvent) => reduceDuel(duel, before, event),
    duel,
    beginDuel,
  )
  const { phase, line } = state
  const opponent = useRef<ExerciseOpponent>(undefined)
  const [hint, setHint] = useState<Hint & { readonly for: DuelState['line'] }>()
  const [isAsked, setIsAsked] = useState(false)

  useEffect(
    () => () => {
      opponent.current?.stop()
      opponent.current = undefined
    },
    [],
  )

  useEffect(() => {
    if (phase !== 'thinking') return
    const left = new AbortController()
    opponent.current ??= startOpponent()
    const pause = new Promise((resolve) => setTimeout(resolve, LEAST_MS))
    void Promise.all([opponent.current.best(line.toText(), left.signal), pause]).then(([found]) => {
      if (left.signal.aborted) return
      const position = line.positionAt()
      const reply = found.ok ? parseUci(position, found.value.moves[0] ?? '') : found
      if (found.ok && reply.ok)
        return dispatch({ type: 'answered', line, reply: reply.value, score: found.value.score })
      console.warn('The engine has not answered.', found)
      dispatch({ type: 'unanswered' })
    })
    return () => left.abort()
  }, [phase, line, startOpponent])

  useEffect(() => {
    if (!isAsked || phase !== 'asking') return
    const left = new AbortController()
    opponent.current ??= startOpponent()
    void opponent.current.best(line.toText(), left.signal).then((found) => {
      if (left.signal.aborted) return
      setIsAsked(false)
      const position = line.positionAt()
      const move = found.ok ? parseUci(position, found.value.moves[0] ?? '') : found
      if (!move.ok) return console.warn('The engine has no hint.', found)
      dispatch({ type: 'hinted' })
      setHint({ ...pieceSteps(move.value)[1], for: line })
    })
    return () => left.abort()
  }, [isAsked, phase, line, startOpponent])

  return {
    state,
    dispatch,
    /** The hint, if it is for the shown position. */
    hint: hint?.for === line && phase === 'asking' ? hint : undefined,
    isHinting: isAsked,
    askHint: () => setIsAsked(true),
  }
}
