import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RatedPuzzle } from '#content/puzzle-set.ts'
import type { Rush, TrainingEntry } from '#contract/training.ts'
import { newId } from '#app/browser/new-id.ts'
import { trainingLog } from '../log/use-training-log.ts'
import { nextPuzzle, type PuzzleShelf } from '../puzzles/next-puzzle.ts'
import { makePuzzleEntry, trainedOf } from '../puzzles/trained.ts'
import { beginRush, reduceRush, targetOf, type RushEvent, type RushState } from './rush.ts'

const TICK_MS = 250
/** How long a solved position, or a wrong move, is looked at. */
const LOOKED_AT_MS = { solved: 150, wrong: 600 } as const

export interface Running {
  readonly state: RushState
  readonly puzzle: RatedPuzzle
  /** Another for each puzzle. */
  readonly number: number
}

/** `undefined` between rushes. */
export function useRush(shelf: PuzzleShelf, entries: readonly TrainingEntry[]) {
  const [running, setRunning] = useState<Running>()
  const [hasFailed, setFailed] = useState(false)
  const [now, setNow] = useState(0)
  const seen = useRef(new Set<string>())

  const choose = async (state: RushState): Promise<RatedPuzzle> => {
    const { met, metIn } = trainedOf(entries)
    const puzzle = await nextPuzzle(shelf, {
      topic: { kind: 'rated' },
      target: targetOf(state),
      met: new Set([...met, ...seen.current]),
      metIn,
      random: Math.random,
    })
    if (!puzzle) throw new Error('There are no puzzles')
    return puzzle
  }

  async function begin(rush: Rush) {
    seen.current.clear()
    setFailed(false)
    try {
      // The clock begins with the puzzle, and not with its file.
      const puzzle = await choose(beginRush(rush, 0))
      seen.current.add(puzzle.id)
      setNow(performance.now())
      setRunning({ state: beginRush(rush, performance.now()), puzzle, number: 1 })
    } catch (error) {
      console.warn('A rush could not begin.', error)
      setFailed(true)
    }
  }

  function end(state: RushState) {
    const at = new Date()
    const { rush, solved } = state
    trainingLog().add({ kind: 'rush', id: newId(at.getTime()), at: at.toISOString(), rush, solved })
  }

  function apply(event: RushEvent): RushState | undefined {
    if (!running || running.state.isOver) return undefined
    const state = reduceRush(running.state, event)
    if (state !== running.state) setRunning({ ...running, state })
    if (state.isOver) end(state)
    return state
  }

  function answered(type: 'solved' | 'wrong') {
    if (!running || running.state.isOver) return
    const state = apply({ type, now: performance.now() })
    trainingLog().add(makePuzzleEntry(running.puzzle, 'rush', type === 'solved'))
    if (!state || state.isOver) return
    const { number } = running
    const looked = new Promise((resolve) => setTimeout(resolve, LOOKED_AT_MS[type]))
    Promise.all([choose(state), looked]).then(
      ([puzzle]) => {
        seen.current.add(puzzle.id)
        setRunning((current) =>
          current?.number === number && !current.state.isOver
            ? { ...current, puzzle, number: number + 1 }
            : current,
        )
      },
      (error: unknown) => {
        console.warn('The next puzzle of a rush could not be fetched.', error)
        setFailed(true)
      },
    )
  }

  const tick = useEffectEvent(() => {
    setNow(performance.now())
    apply({ type: 'tick', now: performance.now() })
  })
  const hasClock = running?.state.endsAt !== undefined && !running.state.isOver
  useEffect(() => {
    if (!hasClock) return
    const timer = setInterval(() => tick(), TICK_MS)
    return () => clearInterval(timer)
  }, [hasClock])

  // The files of the puzzles after this one, however it ends.
  const prepare = useEffectEvent((state: RushState) => {
    for (const solved of [state.solved + 1, state.solved + 3])
      choose({ ...state, solved }).catch(() => undefined)
  })
  const number = running?.number
  useEffect(() => {
    if (running && number !== undefined) prepare(running.state)
    // Once for each puzzle.
  }, [number])

  return { running, hasFailed, now, begin, answered, leave: () => setRunning(undefined) }
}
