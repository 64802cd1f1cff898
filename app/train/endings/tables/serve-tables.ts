import { classesNeededFor, classOfName, type ClassName } from '#endings/classes.ts'
import { prepareTables, type TableShelf } from '#endings/prepare-table.ts'
import { parseResultsFile, type StoredResults } from '#endings/results.ts'
import type { TablesMessage } from './table-messages.ts'

interface TableService {
  readonly shelf: TableShelf & { readonly hasAll: (names: readonly ClassName[]) => Promise<boolean> }
  /** The file of results; `undefined` if it cannot be fetched. */
  readonly fetchResults: (name: ClassName) => Promise<Uint8Array | undefined>
  readonly post: (message: TablesMessage) => void
}

/** Posts results first, unless all distances are on the device already, then the distances as soon as they are generated. */
export async function serveTables(name: ClassName, service: TableService): Promise<void> {
  const { shelf, post } = service
  try {
    const needed = classesNeededFor(name)
    if (!(await shelf.hasAll(needed))) {
      const results = await readResults(needed, service)
      if (results) post({ type: 'results', results })
    }
    const tables = await prepareTables(name, shelf, (done, total) => post({ type: 'progress', done, total }))
    post({ type: 'tables', tables: [...tables].map(([each, { sides }]) => [each, sides] as const) })
  } catch (error) {
    post({ type: 'failed', reason: String(error) })
  }
}

/** All or none: a probe may need any of them. */
async function readResults(
  names: readonly ClassName[],
  { fetchResults }: TableService,
): Promise<readonly (readonly [ClassName, StoredResults])[] | undefined> {
  const files = await Promise.all(names.map(fetchResults))
  const results: (readonly [ClassName, StoredResults])[] = []
  for (const [index, name] of names.entries()) {
    const file = files[index]
    const stored = file && parseResultsFile(classOfName(name), file)
    if (!stored) return undefined
    results.push([name, stored])
  }
  return results
}
