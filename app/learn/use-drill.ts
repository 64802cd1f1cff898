import { useEffect, useReducer, useState } from 'react'
import { keepBest, bestResults, type BestKey } from './coordinates-best.ts'
import { beginDrill, FIRST_SETTING, reduceDrill, type DrillEvent, type DrillState } from './coordinates.ts'

const random = (below: number): number => Math.floor(Math.random() * below)

/** A run against time. The clock is asked what time it is, so that a tab that slept has not stood still. */
export function useDrill() {
  const [state, dispatch] = useReducer(
    (before: DrillState, event: DrillEvent) => reduceDrill(before, event, random),
    FIRST_SETTING,
    beginDrill,
  )
  const { phase, setting, right } = state
  const [left, setLeft] = useState<number>(setting.seconds)
  const [kept, setKept] = useState<{ readonly best: number; readonly isNew: boolean }>()
  const key: BestKey = `${setting.drill} ${setting.seconds}`

  useEffect(() => {
    if (phase !== 'running') return
    const end = performance.now() + setting.seconds * 1_000
    setLeft(setting.seconds)
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1_000))
      setLeft(seconds)
      if (seconds === 0) dispatch({ type: 'time' })
    }, 100)
    return () => clearInterval(timer)
  }, [phase, setting.seconds])

  useEffect(() => {
    if (phase !== 'over') return setKept(undefined)
    const result = keepBest(bestResults.value, key, right)
    if (result.isNew) bestResults.change({ [key]: right })
    setKept(result)
  }, [phase, key, right])

  return { state, dispatch, left, kept, best: bestResults.value[key] }
}
