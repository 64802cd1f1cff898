import type { LogEntry } from './log.ts'

/** A backup is the log itself: a first line that says what it is, then one entry a line. */
const HEAD = 'rook-and-rajah-tournament 1'

interface Backup {
  readonly id: string
  /** Entries as parsed JSON; their shape is checked by the reader's schema. */
  readonly entries: readonly unknown[]
}

type BackupError = 'ERR_BACKUP_HEAD' | 'ERR_BACKUP_LINE' | 'ERR_BACKUP_LENGTH' | 'ERR_BACKUP_DIGEST'
export type BackupResult =
  | { readonly ok: true; readonly value: Backup }
  | { readonly ok: false; readonly error: BackupError; readonly line: number }

export function makeBackup(id: string, entries: readonly LogEntry[]): string {
  const lines = entries.map((entry) => JSON.stringify(entry))
  return [`${HEAD} ${id} ${lines.length} ${digestText(lines.join('\n'))}`, ...lines, ''].join('\n')
}

export function parseBackup(text: string): BackupResult {
  const [head = '', ...rest] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const [, id, count, digest] =
    /^rook-and-rajah-tournament 1 ([\w-]{1,60}) (\d{1,7}) (\w+)$/.exec(head.trim()) ?? []
  if (id === undefined) return { ok: false, error: 'ERR_BACKUP_HEAD', line: 1 }
  const lines = rest.filter((line) => line.trim() !== '')
  if (lines.length !== Number(count)) return { ok: false, error: 'ERR_BACKUP_LENGTH', line: lines.length + 1 }
  if (digestText(lines.join('\n')) !== digest) return { ok: false, error: 'ERR_BACKUP_DIGEST', line: 1 }
  const entries: unknown[] = []
  for (const [index, line] of lines.entries()) {
    try {
      entries.push(JSON.parse(line))
    } catch {
      return { ok: false, error: 'ERR_BACKUP_LINE', line: index + 2 }
    }
  }
  return { ok: true, value: { id, entries } }
}

/** FNV-1a with two offsets, 64 bits as 16 hexadecimal digits: finds damage, not forgery. */
function digestText(text: string): string {
  let [low, high] = [0x811c9dc5, 0x9747b28c]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ (code + index), 0x01000193)
  }
  return [high, low].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
}

/** A part of a chain of codes: `RR1/3/digest:text`, which parts of another chain do not fit. */
const PART = /^RR(\d{1,4})\/(\d{1,4})\/([0-9a-f]{16}):/

/** Splits text into parts for codes, each at most `size` characters with its head. */
export function splitIntoParts(text: string, size: number): string[] {
  const digest = digestText(text)
  const room = size - 'RR9999/9999/:'.length - digest.length
  const count = Math.max(1, Math.ceil(text.length / room))
  return Array.from(
    { length: count },
    (_, index) => `RR${index + 1}/${count}/${digest}:${text.slice(index * room, (index + 1) * room)}`,
  )
}

export interface PartCollection {
  readonly digest: string
  readonly count: number
  readonly parts: ReadonlyMap<number, string>
}

/** Adds a scanned part. A part of another chain starts again; text that is no part changes nothing. */
export function addPart(collection: PartCollection | undefined, text: string): PartCollection | undefined {
  const [head, number, count, digest] = PART.exec(text) ?? []
  if (head === undefined) return collection
  const earlier =
    collection?.digest === digest && collection?.count === Number(count) ? collection?.parts : undefined
  const parts = new Map(earlier ?? [])
  parts.set(Number(number), text.slice(head.length))
  return { digest: digest!, count: Number(count), parts }
}

/** The whole text once all parts are there and fit. */
export function joinParts({ digest, count, parts }: PartCollection): string | undefined {
  const pieces = Array.from({ length: count }, (_, index) => parts.get(index + 1))
  if (pieces.includes(undefined)) return undefined
  const text = pieces.join('')
  return digestText(text) === digest ? text : undefined
}
