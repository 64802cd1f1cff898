import { useCallback, useMemo, useReducer } from 'react'
import {
  reduceSolve,
  startSolving,
  type SolveEvent,
  type SolveState,
  type SolveTask,
} from '#app/exercise/solve.ts'

interface OfTask {
  readonly task: SolveTask
  readonly state: SolveState
}

interface EventOfTask {
  readonly task: SolveTask
  readonly event: SolveEvent
}

/** The state of a task. State that belongs to another task is dropped, and solving starts over. */
export function usePuzzleState(task: SolveTask) {
  const [kept, dispatch] = useReducer(reduceOfTask, task, beginOf)
  const first = useMemo(() => startSolving(task), [task])
  const tell = useCallback((event: SolveEvent) => dispatch({ task, event }), [task])
  return [kept.task === task ? kept.state : first, tell] as const
}

const beginOf = (task: SolveTask): OfTask => ({ task, state: startSolving(task) })

function reduceOfTask(before: OfTask, { task, event }: EventOfTask): OfTask {
  const here = before.task === task ? before : beginOf(task)
  const state = reduceSolve(task, here.state, event)
  return state === here.state ? here : { task, state }
}
