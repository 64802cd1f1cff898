import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readFileSync, readSync, type Stats } from 'node:fs'
import { z } from 'zod'
import { ORIGIN_TO_COME } from './origin-placeholder.ts'

/** A file's properties that are known without reading it, and how to read it. */
export interface KnownFile {
  readonly digest: string
  /** True if the file contains the placeholder of the site's address. */
  readonly isAddressed: boolean
  readonly read: () => Buffer<ArrayBuffer>
}

export function makeKnown(content: Buffer<ArrayBuffer>): KnownFile {
  return { digest: digestOf(content), isAddressed: content.includes(ORIGIN_TO_COME), read: () => content }
}

export const digestOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

/** Returns nothing for a file that has changed since it was packed. */
export type FindPacked = (name: string, found: Stats) => KnownFile | undefined

/** A row of the list that scripts/building/pack-files.mjs writes. */
const ENTRY = z.object({
  name: z.string(),
  bytes: z.int().nonnegative(),
  /** Whole seconds since 1970, since container images store no fractions. */
  changed: z.int(),
  digest: z.string(),
  isAddressed: z.boolean(),
})
type Entry = z.infer<typeof ENTRY>

/**
 * Opens the build's pack once, so that later reads are of this build even after a newer one has replaced the file. The
 * server also starts without a pack, at the cost of a quarter of a second of processor time.
 */
export function openPack(target: string): FindPacked {
  const packed = listPack(target)
  return (name, found) => {
    const entry = packed?.get(name)
    if (entry?.bytes !== found.size || entry.changed !== Math.floor(found.mtimeMs / 1000)) return undefined
    return entry
  }
}

/** The files of a pack by name. Undefined if the pack or its list is missing, damaged or does not belong to the other. */
export function listPack(target: string): ReadonlyMap<string, Entry & KnownFile> | undefined {
  const entries = readEntries(`${target}.json`)
  const pack = entries && open(`${target}.pack`)
  if (pack === undefined) return undefined
  const packed = new Map<string, Entry & KnownFile>()
  let at = 0
  for (const entry of entries ?? []) {
    const start = at
    packed.set(entry.name, { ...entry, read: () => readPart(pack, { at: start, bytes: entry.bytes }) })
    at += entry.bytes
  }
  if (fstatSync(pack).size === at) return packed
  closeSync(pack)
  return undefined
}

function readEntries(file: string): readonly Entry[] | undefined {
  try {
    return z.array(ENTRY).safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    // Not there, not readable, or cut off.
    return undefined
  }
}

function open(file: string): number | undefined {
  try {
    return openSync(file, 'r')
  } catch {
    return undefined
  }
}

function readPart(pack: number, { at, bytes }: { at: number; bytes: number }): Buffer<ArrayBuffer> {
  const content = Buffer.allocUnsafeSlow(bytes)
  let read = 0
  while (read < bytes) {
    const more = readSync(pack, content, read, bytes - read, at + read)
    if (more === 0) throw new Error('The pack of client files was truncated')
    read += more
  }
  return content
}
