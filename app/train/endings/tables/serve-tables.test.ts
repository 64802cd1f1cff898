import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ClassName } from '#endings/classes.ts'
import type { EndingTable } from '#endings/table.ts'
import { withTable } from './device-shelf.ts'
import { serveTables } from './serve-tables.ts'
import type { TablesMessage } from './table-messages.ts'

const readFile = (name: ClassName) =>
  Promise.resolve(
    new Uint8Array(readFileSync(new URL(`../../../../endings/results/${name}.bin`, import.meta.url))),
  )

function makeShelf() {
  const tables = new Map<ClassName, EndingTable>()
  return {
    tables,
    find: (name: ClassName) => Promise.resolve(tables.get(name)),
    store: (table: EndingTable) => Promise.resolve(void tables.set(table.ending.name as ClassName, table)),
    hasAll: (names: readonly ClassName[]) => Promise.resolve(names.every((name) => tables.has(name))),
  }
}

async function serve(
  shelf: ReturnType<typeof makeShelf>,
  fetchResults: typeof readFile | (() => Promise<undefined>),
) {
  const messages: TablesMessage[] = []
  await serveTables('KQvK', { shelf, fetchResults, post: (message) => messages.push(message) })
  return messages.map(({ type }) => type)
}

describe('a class that is opened', () => {
  it('has results first, then distances, which stay on the shelf', async () => {
    const shelf = makeShelf()
    expect(await serve(shelf, readFile)).toEqual(['results', 'progress', 'tables'])
    expect([...shelf.tables.keys()]).toEqual(['KQvK'])
    expect(await serve(shelf, readFile)).toEqual(['progress', 'tables'])
  })

  it('needs no network', async () => {
    expect(await serve(makeShelf(), () => Promise.resolve(undefined))).toEqual(['progress', 'tables'])
  })

  it('reports a failure', async () => {
    const shelf = { ...makeShelf(), find: () => Promise.reject(new Error('broken')) }
    expect(await serve(shelf, readFile)).toEqual(['results', 'progress', 'failed'])
  })
})

describe('a full shelf', () => {
  it('evicts the least recently used tables', () => {
    const index = {
      KQvK: { bytes: 40, usedAt: 1 },
      KRvK: { bytes: 40, usedAt: 3 },
      KPvK: { bytes: 40, usedAt: 2 },
    }
    const { next, evicted } = withTable(index, 'KBvK', { bytes: 30, usedAt: 4 }, 120)
    expect(Object.keys(next).toSorted()).toEqual(['KBvK', 'KPvK', 'KRvK'])
    expect(evicted).toEqual(['KQvK'])
  })
})
