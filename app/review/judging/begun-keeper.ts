import type { GameLine } from '#app/line/line.ts'
import type { JudgedSoFar } from './kept-judgement.ts'
import type { BegunReviews } from './review-storage.ts'

/** Writes down what is judged so far of a game, now and then, and at once when the page is hidden or left. */
export interface BegunKeeper {
  /** The judgements may go on changing: they are read when they are written. */
  change(game: GameLine, judgements: JudgedSoFar): void
  /** What is not written yet is written now. */
  flush(): void
  /** The same, and what is changed next is another game. */
  leave(): void
  /** It is whole, and is kept as that. */
  drop(): void
}

interface Means {
  readonly begun: Pick<BegunReviews, 'keep'>
  readonly whenHidden: (run: () => void) => () => void
}

/** What a tab that dies without a word loses; a write takes a few milliseconds and a turn of the disk. */
export const WRITE_EVERY_MS = 5_000

export function makeBegunKeeper({ begun, whenHidden }: Means): BegunKeeper {
  let waiting:
    | {
        game: GameLine
        judgements: JudgedSoFar
        readonly timer: ReturnType<typeof setTimeout>
        readonly end: () => void
      }
    | undefined

  /** The game as it was when it was last written: it may have gone on since, or its last moves were taken back. */
  let written: GameLine | undefined

  function stopWaiting() {
    if (!waiting) return
    clearTimeout(waiting.timer)
    waiting.end()
    waiting = undefined
  }

  function flush() {
    if (!waiting) return
    const { game, judgements } = waiting
    stopWaiting()
    const before = written
    written = game
    begun
      .keep(game, judgements, before)
      .catch((error: unknown) =>
        console.warn('What is judged so far could not be kept on this device.', error),
      )
  }

  return {
    change(game, judgements) {
      if (waiting) Object.assign(waiting, { game, judgements })
      else waiting = { game, judgements, timer: setTimeout(flush, WRITE_EVERY_MS), end: whenHidden(flush) }
    },
    flush,
    leave() {
      flush()
      written = undefined
    },
    drop() {
      stopWaiting()
      written = undefined
    },
  }
}
