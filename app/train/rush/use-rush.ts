import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RatedPuzzle } from '#content/puzzle-set.ts'
import type { Rush, TrainingEntry } from '#contract/training.ts'
import { newId } from '#app/browser/new-id.ts'
import { trainingLog } from '../log/use-training-log.ts'
import { nextPuzzle, type PuzzleShelf } from '../puzzles/next-puzzle.ts'
import { makePuzzleEntry, trainedOf } from '../puzzles/trained.ts'
import { beginRush, reduceRush, targetOf, type RushEvent, type RushState } from './rush.ts'

const TICK_MS = 250
/**
 * How long a solved position or a wrong move is shown. The next puzzle must appear within 200 ms of the last move.
 */
const LOOKED_AT_MS = { solved: 80, wrong: 600 } as const

export interface Running {
  readonly state: RushState
  readonly puzzle: RatedPuzzle
  /** A number that changes with each puzzle. */
  readonly number: number
  /** The finished puzzles. */
  readonly results: readonly RushResult[]
}

export interface RushResult {
  readonly id: string
  readonly rating: number
  readonly isSolved: boolean
}

/** `running` is undefined between rushes. */
export function useRush(shelf: PuzzleShelf, entries: readonly TrainingEntry[]) {
  const [running, setRunning] = useState<Running>()
  const [hasFailed, setFailed] = useState(false)
  const { choose, startOver } = useChoice(shelf, entries, running)
  const now = useClock(running, (event) => void apply(event))

  function fail(error: unknown) {
    console.warn('A puzzle of a rush could not be fetched.', error)
    setFailed(true)
  }

  async function begin(rush: Rush) {
    setFailed(false)
    try {
      startOver()
      // The clock starts with the puzzle, not with the request for its file.
      const puzzle = await choose(beginRush(rush, 0))
      setRunning({ state: beginRush(rush, performance.now()), puzzle, number: 1, results: [] })
    } catch (error) {
      fail(error)
    }
  }

  function apply(event: RushEvent): RushState | undefined {
    if (!running || running.state.isOver) return undefined
    const state = reduceRush(running.state, event)
    const results =
      event.type === 'tick'
        ? running.results
        : [...running.results, { ...resultOf(running.puzzle), isSolved: event.type === 'solved' }]
    if (state !== running.state) setRunning({ ...running, state, results })
    if (state.isOver) keepRush(state)
    return state
  }

  function answered(type: 'solved' | 'wrong') {
    if (!running || running.state.isOver) return
    const state = apply({ type, now: performance.now() })
    trainingLog().add(makePuzzleEntry(running.puzzle, 'rush', type === 'solved'))
    if (!state || state.isOver) return
    const { number } = running
    const looked = new Promise((resolve) => setTimeout(resolve, LOOKED_AT_MS[type]))
    Promise.all([choose(state), looked]).then(([puzzle]) => {
      // The time may have run out while the puzzle was loading.
      setRunning((current) =>
        current?.number === number && !current.state.isOver
          ? { ...current, puzzle, number: number + 1 }
          : current,
      )
    }, fail)
  }

  return { running, hasFailed, now, begin, answered, leave: () => setRunning(undefined) }
}

const resultOf = ({ id, rating }: RatedPuzzle) => ({ id, rating })

function keepRush({ rush, solved }: RushState) {
  const at = new Date()
  trainingLog().add({ kind: 'rush', id: newId(at.getTime()), at: at.toISOString(), rush, solved })
}

/** Chooses puzzles without repetition and loads the files of the next ones for both outcomes of the current puzzle. */
function useChoice(shelf: PuzzleShelf, entries: readonly TrainingEntry[], running: Running | undefined) {
  const seen = useRef(new Set<string>())
  /** Puzzles tried before the rush. Those tried during it are `seen`, so that a long log is not read between two puzzles. */
  const trained = useRef(NOTHING_TRAINED)
  async function find(state: RushState): Promise<RatedPuzzle> {
    const { met, metIn } = trained.current
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

  const prepare = useEffectEvent(() => {
    if (!running) return
    for (const more of [1, 3])
      find({ ...running.state, solved: running.state.solved + more }).catch((error: unknown) =>
        console.warn('The next puzzles are not here yet.', error),
      )
  })
  const number = running?.number
  useEffect(() => {
    if (number !== undefined) prepare()
  }, [number])

  return {
    choose: async (state: RushState): Promise<RatedPuzzle> => {
      const puzzle = await find(state)
      seen.current.add(puzzle.id)
      return puzzle
    },
    startOver: () => {
      trained.current = trainedOf(entries)
    },
  }
}

const NOTHING_TRAINED = trainedOf([])

/** Updates the current time during a rush with a clock. */
function useClock(running: Running | undefined, onTick: (event: RushEvent) => void): number {
  const [now, setNow] = useState(0)
  const tick = useEffectEvent(() => {
    setNow(performance.now())
    onTick({ type: 'tick', now: performance.now() })
  })
  const hasClock = running?.state.endsAt !== undefined && !running.state.isOver
  useEffect(() => {
    if (!hasClock) return
    tick()
    const timer = setInterval(() => tick(), TICK_MS)
    return () => clearInterval(timer)
  }, [hasClock])
  return now
}
