/**
 * Writes that go together: what comes while a write is under way goes with the next one, so that one sync of the disk
 * keeps all of them. A write that nobody has to wait beside goes within the same millisecond.
 */
export interface GroupCommit<Change, Answer> {
  /** Resolves when the change is on the disk; rejects where it could not be written, or too many wait already. */
  commit(change: Change): Promise<Answer>
  /** How many changes wait to be written. */
  waiting(): number
}

interface GroupCommitSettings<Change, Answer> {
  /** Changes of one key are never in one write: the second is made from the first. */
  readonly keyOf: (change: Change) => string
  /** All or none of them, in one transaction; an answer for each. */
  readonly write: (changes: readonly Change[]) => Promise<readonly Answer[]>
}

const MOST_AT_ONCE = 40
/** Beyond these, whoever comes is told to come again. */
const MOST_WAITING = 1_000

interface Waiting<Change, Answer> {
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
    while (queue.length > 0) {
      await allThatCome()
      await writeTogether(takeBatch())
    }
    isWriting = false
  }

  /**
   * As long as each turn of the event loop brings more. Who is on the way here has a few microseconds to go, and would wait
   * for the whole of this write otherwise.
   */
  async function allThatCome(): Promise<void> {
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
      const key = keyOf(waiting.change)
      if (batch.length < MOST_AT_ONCE && !keys.has(key)) batch.push(waiting)
      else left.push(waiting)
      keys.add(key)
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
      // One that cannot be written must not stand in the way of the others.
      for (const waiting of batch) await writeTogether([waiting])
    }
  }

  return {
    commit(change) {
      if (queue.length >= MOST_WAITING) return Promise.reject(new TooManyWaiting())
      return new Promise((resolve, reject) => {
        queue.push({ change, resolve, reject })
        void writeQueue()
      })
    },
    waiting: () => queue.length,
  }
}
