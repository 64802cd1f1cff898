import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Splits a long run into parts. Each finished part is stored, and a run with the same arguments within two hours resumes after
 * it, so an interrupted run does not start over.
 */
const fileOf = (bench: string) => join('build', 'bench', `${bench}-parts.json`)
const GOOD_FOR_MS = 2 * 60 * 60 * 1000

interface Kept<T> {
  readonly began: number
  readonly args: readonly string[]
  readonly parts: Record<string, readonly T[]>
}

export interface Parts<T> {
  /** The part's rows: measured now, or stored by the interrupted run. */
  measure(name: string, work: () => Promise<readonly T[]>): Promise<readonly T[]>
  /** Marks all parts as done: the next run starts from the beginning. */
  end(): void
}

export function openParts<T>(bench: string, args: readonly string[]): Parts<T> {
  const file = fileOf(bench)
  const { began, parts }: Kept<T> = readKept<T>(file, args) ?? { began: Date.now(), args, parts: {} }
  const keep = (kept: Record<string, readonly T[]>) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ began, args, parts: kept } satisfies Kept<T>))
  }
  return {
    async measure(name, work) {
      const rows = parts[name] ?? (await work())
      console.log(name)
      console.table(rows)
      parts[name] = rows
      keep(parts)
      return rows
    },
    end: () => keep({}),
  }
}

function readKept<T>(file: string, args: readonly string[]): Kept<T> | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept<T>
    const isSame = kept.args.join(' ') === args.join(' ') && Date.now() - kept.began < GOOD_FOR_MS
    return isSame && Object.keys(kept.parts).length > 0 ? kept : undefined
  } catch {
    // No run has been stored.
    return undefined
  }
}
