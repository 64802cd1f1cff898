import { useCallback, useMemo, useReducer } from 'react'
import { begin, reducePuzzle, type PuzzleEvent, type PuzzleState, type Task } from './puzzle.ts'

interface OfTask {
  readonly task: Task
  readonly state: PuzzleState
}

interface EventOfTask {
  readonly task: Task
  readonly event: PuzzleEvent
}

/** The state of a task. State from another task does not apply: it starts over. */
export function usePuzzleState(task: Task) {
  const [kept, dispatch] = useReducer(reduceOfTask, task, beginOf)
  const first = useMemo(() => begin(task), [task])
  const tell = useCallback((event: PuzzleEvent) => dispatch({ task, event }), [task])
  return [kept.task === task ? kept.state : first, tell] as const
}

const beginOf = (task: Task): OfTask => ({ task, state: begin(task) })

function reduceOfTask(before: OfTask, { task, event }: EventOfTask): OfTask {
  const here = before.task === task ? before : beginOf(task)
  const state = reducePuzzle(task, here.state, event)
  return state === here.state ? here : { task, state }
}
