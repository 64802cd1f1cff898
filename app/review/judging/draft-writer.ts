import type { Line } from '#chess/line.ts'
import type { Judgements } from './judgements.ts'
import type { DraftStore } from './review-store.ts'

/** Stores the draft of a review every few seconds, and at once when the page is hidden or left. */
export interface DraftWriter {
  change(line: Line, judgements: Judgements): void
  /** Stores pending changes now. */
  flush(): void
  /** Stores pending changes now. The next change belongs to another game. */
  leave(): void
  /** Forgets pending changes: the review is complete. */
  drop(): void
}

interface DraftWriterOptions {
  readonly drafts: Pick<DraftStore, 'save'>
  readonly whenHidden: (run: () => void) => () => void
}

/** The most work that a crashed tab loses. Each write takes a few milliseconds and flushes to disk. */
export const WRITE_EVERY_MS = 5_000

export function createDraftWriter({ drafts, whenHidden }: DraftWriterOptions): DraftWriter {
  let pending:
    | {
        line: Line
        judgements: Judgements
        readonly timer: ReturnType<typeof setTimeout>
        readonly stopWatching: () => void
      }
    | undefined

  /** The game as it was last stored. It may have continued since, or its last moves may have been taken back. */
  let stored: Line | undefined

  function stopWaiting() {
    if (!pending) return
    clearTimeout(pending.timer)
    pending.stopWatching()
    pending = undefined
  }

  function flush() {
    if (!pending) return
    const { line, judgements } = pending
    stopWaiting()
    const before = stored
    stored = line
    drafts
      .save(line, judgements, before)
      .catch((error: unknown) =>
        console.warn('The draft of the review could not be stored on this device.', error),
      )
  }

  return {
    change(line, judgements) {
      if (pending) Object.assign(pending, { line, judgements })
      else
        pending = {
          ...{ line, judgements },
          timer: setTimeout(flush, WRITE_EVERY_MS),
          stopWatching: whenHidden(flush),
        }
    },
    flush,
    leave() {
      flush()
      stored = undefined
    },
    drop() {
      stopWaiting()
      stored = undefined
    },
  }
}
