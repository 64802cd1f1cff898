import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { classOfName, type ClassName } from '#endings/classes.ts'
import type { EndingTables } from '#endings/exact.ts'
import { generateTable } from '#endings/generate.ts'
import { entriesOf, type EndingTable } from '#endings/table.ts'

/**
 * Tables by class, each generated when it is first needed and kept in `folder`, since four men take
 * seconds. Without a folder they are kept in memory only.
 */
export function createTableStore(folder: string | undefined): EndingTables {
  const tables = new Map<ClassName, EndingTable>()
  const find = (name: ClassName): EndingTable => {
    const known = tables.get(name)
    if (known) return known
    const stored = folder === undefined ? undefined : readTable(folder, name)
    const table = stored ?? generateTable(classOfName(name), find)
    if (!stored && folder !== undefined) writeTable(folder, table)
    tables.set(name, table)
    return table
  }
  return find
}

const fileOf = (folder: string, name: string): string => join(folder, `${name}.deflated`)

/** `undefined` if there is no such file, or an incomplete one. */
function readTable(folder: string, name: ClassName): EndingTable | undefined {
  const ending = classOfName(name)
  const size = entriesOf(ending)
  try {
    const bytes = inflateRawSync(readFileSync(fileOf(folder, name)))
    if (bytes.length !== 2 * size) return undefined
    return { ending, sides: [new Uint8Array(bytes.subarray(0, size)), new Uint8Array(bytes.subarray(size))] }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code?.startsWith('Z_')) return undefined
    throw error
  }
}

/** By renaming, so that another process never reads a part. Level 1: higher ones take longer than they save. */
function writeTable(folder: string, { ending, sides }: EndingTable): void {
  mkdirSync(folder, { recursive: true })
  const file = fileOf(folder, ending.name)
  const part = `${file}.${process.pid}`
  writeFileSync(part, deflateRawSync(Buffer.concat(sides), { level: 1 }))
  renameSync(part, file)
}
