import { setImmediate as nextTick } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createGroupCommit } from './group-commit.ts'

interface Change {
  readonly key: string
  readonly number: number
}

/** Holds writes until the test releases them. Each is a list of its changes. */
function makeWrites(failing: (changes: readonly Change[]) => boolean = () => false) {
  const writes: number[][] = []
  let letThrough: (() => void) | undefined
  const group = createGroupCommit<Change, string>({
    keyOf: ({ key }) => key,
    async write(changes) {
      writes.push(changes.map(({ number }) => number))
      await new Promise<void>((resolve) => (letThrough = resolve))
      if (failing(changes)) throw new Error('not written')
      return changes.map(({ number }) => `kept ${number}`)
    },
  })
  const untilAll = async (answers: readonly Promise<unknown>[]) => {
    const asked = { isOver: false }
    const all = Promise.allSettled(answers).finally(() => (asked.isOver = true))
    while (!asked.isOver) {
      letThrough?.()
      await nextTick()
    }
    return (await all).map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))
  }
  return { group, writes, untilAll }
}

describe('changes', () => {
  it('are written together if they arrive together or during a write', async () => {
    const { group, writes, untilAll } = makeWrites()
    const answers = [1, 2].map((number) => group.commit({ key: `${number}`, number }))
    await nextTick()
    // Arrives one event-loop tick later.
    answers.push(group.commit({ key: '3', number: 3 }))
    while (writes.length === 0) await nextTick()
    answers.push(...[4, 5].map((number) => group.commit({ key: `${number}`, number })))
    expect(await untilAll(answers)).toEqual([1, 2, 3, 4, 5].map((number) => `kept ${number}`))
    expect(writes).toEqual([
      [1, 2, 3],
      [4, 5],
    ])
  })

  it('of one key are written one after the other', async () => {
    const { group, writes, untilAll } = makeWrites()
    const changes = ['a', 'b', 'a', 'a'].map((key, number) => ({ key, number }))
    await untilAll(changes.map((change) => group.commit(change)))
    expect(writes).toEqual([[0, 1], [2], [3]])
  })

  it('are written forty at a time, and rejected while a thousand are waiting', async () => {
    const { group, writes, untilAll } = makeWrites()
    const answers = Array.from({ length: 1_001 }, (_, number) => group.commit({ key: `${number}`, number }))
    expect(group.waiting()).toBe(1_000)
    const outcomes = await untilAll(answers)
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(1)
    expect(writes.every((write) => write.length === 40)).toBe(true)
    expect(group.waiting()).toBe(0)
  })

  it('that cannot be written do not fail the others', async () => {
    const { group, untilAll } = makeWrites((changes) => changes.some(({ number }) => number === 2))
    const answers = [1, 2, 3].map((number) => group.commit({ key: `${number}`, number }))
    expect(await untilAll(answers)).toEqual(['kept 1', 'failed', 'kept 3'])
  })

  it('after one whose key cannot be computed are written', async () => {
    const group = createGroupCommit<Change, number>({
      keyOf({ key }) {
        if (key === '') throw new Error('no key')
        return key
      },
      write: async (changes) => changes.map(({ number }) => number),
    })
    await expect(group.commit({ key: '', number: 1 })).rejects.toThrow('no key')
    expect(await group.commit({ key: 'a', number: 2 })).toBe(2)
    expect(group.waiting()).toBe(0)
  })
})
