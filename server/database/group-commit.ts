/**
 * Group commit: changes that arrive during a write are written together by the next one, so that one sync of the disk serves
 * all of them. Without other traffic, a change is written within the same millisecond.
 */
export interface GroupCommit<Change, Answer> {
  /** Resolves when the change is on the disk. Rejects if it cannot be written or if too many are waiting. */
  commit(change: Change): Promise<Answer>
  /** The number of changes waiting to be written. */
  waiting(): number
}

interface GroupCommitSettings<Change, Answer> {
  /** Changes of one key are never written together, since the second is computed from the first. */
  readonly keyOf: (change: Change) => string
  /** Writes all of them in one transaction, or none. Returns an answer for each. */
  readonly write: (changes: readonly Change[]) => Promise<readonly Answer[]>
}

const MOST_AT_ONCE = 40
/** Any change beyond this limit is rejected, so that the client retries. */
const MOST_WAITING = 1_000

interface Waiting<Change, Answer> {
  readonly key: string
  readonly change: Change
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

class TooManyWaiting extends Error {
  constructor() {
    super('More changes wait than can be written in time')
  }
}

export function createGroupCommit<Change, Answer>({
  keyOf,
  write,
}: GroupCommitSettings<Change, Answer>): GroupCommit<Change, Answer> {
  const queue: Waiting<Change, Answer>[] = []
  let isWriting = false

  async function writeQueue(): Promise<void> {
    if (isWriting) return
    isWriting = true
    try {
      while (queue.length > 0) {
        await waitForMore()
        await writeTogether(takeBatch())
      }
    } finally {
      // Otherwise an error here would leave all later changes waiting.
      isWriting = false
    }
  }

  /**
   * Waits as long as each event-loop tick brings more changes: one that is microseconds late would have to wait for this whole
   * write.
   */
  async function waitForMore(): Promise<void> {
    for (let before = 0; before < queue.length && queue.length < MOST_AT_ONCE;) {
      before = queue.length
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  function takeBatch(): Waiting<Change, Answer>[] {
    const keys = new Set<string>()
    const batch: Waiting<Change, Answer>[] = []
    const left: Waiting<Change, Answer>[] = []
    for (const waiting of queue) {
      if (batch.length < MOST_AT_ONCE && !keys.has(waiting.key)) batch.push(waiting)
      else left.push(waiting)
      keys.add(waiting.key)
    }
    queue.splice(0, queue.length, ...left)
    return batch
  }

  async function writeTogether(batch: readonly Waiting<Change, Answer>[]): Promise<void> {
    try {
      const answers = await write(batch.map(({ change }) => change))
      for (const [at, { resolve }] of batch.entries()) resolve(answers[at]!)
    } catch (error) {
      if (batch.length === 1) return batch[0]!.reject(error)
      // A change that cannot be written must not fail the others.
      for (const waiting of batch) await writeTogether([waiting])
    }
  }

  return {
    commit(change) {
      if (queue.length >= MOST_WAITING) return Promise.reject(new TooManyWaiting())
      return new Promise((resolve, reject) => {
        // An error of `keyOf` rejects this change alone.
        queue.push({ key: keyOf(change), change, resolve, reject })
        void writeQueue()
      })
    },
    waiting: () => queue.length,
  }
}
