import { fstatSync, openSync, readFileSync, readSync, type Stats } from 'node:fs'
import { codeOf } from '#server/error-code.ts'

/** What is known of a file without reading it, and how to read it. */
export interface KnownFile {
  readonly digest: string
  /** Has the placeholder of the site's address in it. */
  readonly isAddressed: boolean
  readonly read: () => Buffer<ArrayBuffer>
}

/** Absent where the file is not as it was packed. */
export type FindPacked = (name: string, found: Stats) => KnownFile | undefined

/** As scripts/building/pack-files.mjs writes them. */
interface Entry {
  readonly name: string
  readonly bytes: number
  /** Whole seconds since 1970: an image of a container keeps no more of it. */
  readonly changed: number
  readonly digest: string
  readonly isAddressed: boolean
}

/**
 * The build's one file with the content of all others, opened once: what is read of it later is of this build, also where
 * a next one has replaced it. A start without it works too, and takes a quarter of a second of processor time longer.
 */
export function openPack(target: string): FindPacked {
  const opened = open(target)
  if (opened === undefined) return () => undefined
  const { pack, entries } = opened
  const packed = new Map<string, Entry & { readonly at: number }>()
  let at = 0
  for (const entry of entries) {
    packed.set(entry.name, { ...entry, at })
    at += entry.bytes
  }
  // Cut off, or of another build than its list.
  if (fstatSync(pack).size !== at) return () => undefined
  return (name, found) => {
    const entry = packed.get(name)
    if (entry?.bytes !== found.size || entry.changed !== Math.floor(found.mtimeMs / 1000)) return undefined
    return { ...entry, read: () => readPart(pack, entry) }
  }
}

function open(target: string): { pack: number; entries: readonly Entry[] } | undefined {
  try {
    const entries = JSON.parse(readFileSync(`${target}.json`, 'utf8')) as readonly Entry[]
    return { pack: openSync(`${target}.pack`, 'r'), entries }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function readPart(pack: number, { at, bytes }: { at: number; bytes: number }): Buffer<ArrayBuffer> {
  const content = Buffer.allocUnsafeSlow(bytes)
  let read = 0
  while (read < bytes) {
    const more = readSync(pack, content, read, bytes - read, at + read)
    if (more === 0) throw new Error('The pack of the client’s files is shorter than it was')
    read += more
  }
  return content
}
