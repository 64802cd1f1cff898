import { useEffect, useEffectEvent, useReducer, useState, useSyncExternalStore } from 'react'
import { bestKey, type BestResults } from '#contract/square-drills.ts'
import type { Observable } from '#app/browser/observable.ts'
import { keepBest } from './coordinates-best.ts'
import { beginDrill, FIRST_SETTING, reduceDrill, type DrillEvent, type DrillState } from './coordinates.ts'

const random = (below: number): number => Math.floor(Math.random() * below)

export interface DrillRecord {
  readonly best: Observable<BestResults>
  /** Called with a new best result, after it is stored. */
  readonly onBest: () => void
}

/** A timed run. It reads the clock instead of counting ticks, so a suspended tab gains no time. */
export function useDrill({ best, onBest }: DrillRecord) {
  const [state, dispatch] = useReducer(
    (before: DrillState, event: DrillEvent) => reduceDrill(before, event, random),
    FIRST_SETTING,
    beginDrill,
  )
  const { phase, setting, right } = state
  const [left, setLeft] = useState<number>(setting.seconds)
  const [kept, setKept] = useState<{ readonly best: number; readonly isNew: boolean }>()
  const key = bestKey(setting.drill, setting.seconds)
  const results = useSyncExternalStore(
    (listener) => best.subscribe(listener),
    () => best.value,
  )

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

  const keep = useEffectEvent(() => {
    const result = keepBest(best.value, key, right)
    setKept(result)
    if (!result.isNew) return
    best.change({ [key]: right })
    onBest()
  })
  useEffect(() => {
    if (phase === 'over') keep()
    else setKept(undefined)
  }, [phase])

  return { state, dispatch, left, kept, best: results[key] ?? 0 }
}
