import { classesNeededFor, classOfName, type ClassName } from './classes.ts'
import { generateTable } from './generate.ts'
import type { EndingTable } from './table.ts'

/** Where finished tables are stored: on a device in its database, in a program in files. */
export interface TableShelf {
  find(name: ClassName): Promise<EndingTable | undefined>
  store(table: EndingTable): Promise<void>
}

/** `done` of `total` tables are ready; the class that comes next. */
export type OnProgress = (done: number, total: number, next: ClassName) => void

/**
 * The tables of a class and of all that it leads to, from the shelf or generated. Each four-men class takes seconds without a pause, so this
 * belongs in a worker.
 */
export async function prepareTables(
  name: ClassName,
  shelf: TableShelf,
  onProgress: OnProgress = () => {},
): Promise<ReadonlyMap<ClassName, EndingTable>> {
  const needed = classesNeededFor(name)
  const ready = new Map<ClassName, EndingTable>()
  for (const [done, each] of needed.entries()) {
    onProgress(done, needed.length, each)
    const stored = await shelf.find(each)
    const table = stored ?? generateTable(classOfName(each), (next) => ready.get(next)!)
    if (!stored) await shelf.store(table)
    ready.set(each, table)
  }
  return ready
}
