import { classOfName, type ClassName } from '#endings/classes.ts'
import type { TableShelf } from '#endings/prepare-table.ts'
import { entriesOf, type EndingTable } from '#endings/table.ts'
import { makeObjectStore, type ObjectStore } from '#app/browser/object-store.ts'

/** A new number when the layout of tables changes: tables of other versions are generated again. */
const VERSION = 1
/** All 35 classes deflated take about 30 MB. */
const MOST_BYTES = 40_000_000
const INDEX = `index ${VERSION}`

interface Stored {
  readonly bytes: number
  /** When the table was last stored or read, in milliseconds. */
  readonly usedAt: number
}
type Index = Readonly<Record<string, Stored>>

/**
 * Generated tables in the device's database, deflated, bounded in size: the least recently used ones are evicted. A device that forbids
 * storage, or is full, works without: then tables are generated at each visit.
 */
export function openDeviceShelf(
  objects: ObjectStore = makeObjectStore('ending-tables', 'tables'),
  most = MOST_BYTES,
): TableShelf & { readonly hasAll: (names: readonly ClassName[]) => Promise<boolean> } {
  const warn = (error: unknown) => console.warn('This device does not keep tables of endings.', error)

  async function find(name: ClassName): Promise<EndingTable | undefined> {
    try {
      const bytes = await objects.within('readwrite', async (store) => {
        const found = (await store.get(name)) as Uint8Array<ArrayBuffer> | undefined
        const index = ((await store.get(INDEX)) ?? {}) as Index
        const entry = index[name]
        if (found && entry) await store.put({ ...index, [name]: { ...entry, usedAt: Date.now() } }, INDEX)
        return found
      })
      return bytes && parseTable(name, await through(bytes, new DecompressionStream('deflate-raw')))
    } catch (error) {
      warn(error)
      return undefined
    }
  }

  async function store({ ending, sides }: EndingTable): Promise<void> {
    try {
      const both = new Uint8Array(sides[0].length * 2)
      both.set(sides[0])
      both.set(sides[1], sides[0].length)
      const bytes = await through(both, new CompressionStream('deflate-raw'))
      await objects.within('readwrite', async (kept) => {
        const index = ((await kept.get(INDEX)) ?? {}) as Index
        const { next, evicted } = withTable(
          index,
          ending.name,
          { bytes: bytes.length, usedAt: Date.now() },
          most,
        )
        for (const name of evicted) await kept.delete(name)
        await kept.put(bytes, ending.name)
        await kept.put(next, INDEX)
      })
    } catch (error) {
      warn(error)
    }
  }

  async function hasAll(names: readonly ClassName[]): Promise<boolean> {
    try {
      const index = await objects.within('readonly', async (kept) => ((await kept.get(INDEX)) ?? {}) as Index)
      return names.every((name) => index[name] !== undefined)
    } catch (error) {
      warn(error)
      return false
    }
  }

  return { find, store, hasAll }
}

/** The index with a new table, and the tables that make room for it. */
export function withTable(
  index: Index,
  name: string,
  stored: Stored,
  most: number,
): { readonly next: Index; readonly evicted: readonly string[] } {
  const others = Object.entries(index)
    .filter(([other]) => other !== name)
    .toSorted(([, a], [, b]) => b.usedAt - a.usedAt)
  let left = most - stored.bytes
  const kept = others.filter(([, { bytes }]) => (left -= bytes) >= 0)
  const next = Object.fromEntries([[name, stored] as const, ...kept])
  return { next, evicted: others.map(([other]) => other).filter((other) => !(other in next)) }
}

/** `undefined` for a table of another size, which a damaged database could hold. */
function parseTable(name: ClassName, bytes: Uint8Array<ArrayBuffer>): EndingTable | undefined {
  const ending = classOfName(name)
  const size = entriesOf(ending)
  if (bytes.length !== 2 * size) return undefined
  return { ending, sides: [bytes.slice(0, size), bytes.slice(size)] }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}
