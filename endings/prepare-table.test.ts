import { expect, it } from 'vitest'
import type { ClassName } from './classes.ts'
import { prepareTables, type TableShelf } from './prepare-table.ts'
import type { EndingTable } from './table.ts'

function createShelf() {
  const tables = new Map<ClassName, EndingTable>()
  const stored: string[] = []
  const shelf: TableShelf = {
    find: async (name) => tables.get(name),
    store: async (table) => {
      tables.set(table.ending.name as ClassName, table)
      stored.push(table.ending.name)
    },
  }
  return { shelf, stored }
}

it('generates a class after the classes it depends on, and stores each once', async () => {
  const { shelf, stored } = createShelf()
  const steps: string[] = []
  const onProgress = (done: number, total: number, next: ClassName): void => {
    steps.push(`${done}/${total} ${next}`)
  }
  const tables = await prepareTables('KPvK', shelf, onProgress)
  expect([...tables.keys()]).toEqual(['KQvK', 'KRvK', 'KBvK', 'KNvK', 'KPvK'])
  expect(steps).toEqual(['0/5 KQvK', '1/5 KRvK', '2/5 KBvK', '3/5 KNvK', '4/5 KPvK'])
  await prepareTables('KRvK', shelf)
  expect(stored).toEqual(['KQvK', 'KRvK', 'KBvK', 'KNvK', 'KPvK'])
})
