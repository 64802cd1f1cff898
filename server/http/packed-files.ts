import { fstatSync, openSync, readFileSync, readSync, type Stats } from 'node:fs'
import { codeOf } from '#server/error-code.ts'

/** A file's properties that are known without reading it, and how to read it. */
export interface KnownFile {
  readonly digest: string
  /** True if the file contains the placeholder of the site's address. */
  readonly isAddressed: boolean
  readonly read: () => Buffer<ArrayBuffer>
}

/** Returns nothing for a file that has changed since it was packed. */
export type FindPacked = (name: string, found: Stats) => KnownFile | undefined

/** A row of the list that scripts/building/pack-files.mjs writes. */
interface Entry {
  readonly name: string
  readonly bytes: number
  /** Whole seconds since 1970, since container images store no fractions. */
  readonly changed: number
  readonly digest: string
  readonly isAddressed: boolean
}

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

/** The files of a pack by name. Undefined if the pack is missing, truncated or does not belong to its list. */
export function listPack(target: string): ReadonlyMap<string, Entry & KnownFile> | undefined {
  const opened = open(target)
  if (opened === undefined) return undefined
  const { pack, entries } = opened
  const packed = new Map<string, Entry & KnownFile>()
  let at = 0
  for (const entry of entries) {
    const start = at
    packed.set(entry.name, { ...entry, read: () => readPart(pack, { at: start, bytes: entry.bytes }) })
    at += entry.bytes
  }
  return fstatSync(pack).size === at ? packed : undefined
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
    if (more === 0) throw new Error('The pack of client files was truncated')
    read += more
  }
  return content
}
