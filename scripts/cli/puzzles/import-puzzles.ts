import { basename, resolve } from 'node:path'
import { isGood, makeChooser } from './choose.ts'
import { makeLineReader, PuzzleFileError, type Candidate } from './columns.ts'
import type { PuzzleOptions } from './options.ts'
import { readLines } from './read-lines.ts'
import { findPuzzleFault } from './sound.ts'
import { writeSet } from './write-set.ts'

interface Place {
  /** The folder of the set. */
  readonly folder: string
  /** The folder that file names are relative to. */
  readonly from: string
}

type Imported =
  | { readonly ok: true; readonly report: string }
  | { readonly ok: false; readonly message: string }

/** No band holds more than this fraction of the set: a file has at least a dozen bands. */
const LARGEST_SHARE = 1 / 8

/** Reads the files from start to end, and writes the best of their puzzles. */
export async function importPuzzles(
  { files, most }: PuzzleOptions,
  { folder, from }: Place,
): Promise<Imported> {
  const chooser = makeChooser(Math.ceil(most * LARGEST_SHARE))
  let [read, good] = [0, 0]
  try {
    for (const file of files)
      for await (const puzzle of readPuzzles(file, from)) {
        read++
        if (!isGood(puzzle)) continue
        good++
        chooser.add(puzzle)
      }
  } catch (error) {
    if (!(error instanceof PuzzleFileError) && !isReadError(error)) throw error
    return { ok: false, message: `${error.message}\nThe puzzles are as they were.` }
  }
  const faults: string[] = []
  const chosen = chooser.choose(most, (puzzle) => {
    const fault = findPuzzleFault(puzzle)
    if (fault !== undefined) faults.push(`${puzzle.id}: ${fault}`)
    return fault === undefined
  })
  if (chosen.length === 0)
    return { ok: false, message: 'There is no good puzzle in it. The puzzles are as they were.' }
  const bytes = await writeSet(folder, chosen)
  const count = (number: number) => number.toLocaleString('en-GB')
  return {
    ok: true,
    report: [
      `${count(read)} puzzles read, ${count(good)} of them liked and played enough, ${count(chosen.length)} chosen.`,
      ...(faults.length > 0 ? [`Left out, ${faults.length} in all: ${faults.slice(0, 5).join('; ')}`] : []),
      `content/puzzles/set.csv.br has ${count(bytes)} bytes. The next start of the site builds them in.`,
    ].join('\n'),
  }
}

async function* readPuzzles(file: string, from: string): AsyncGenerator<Candidate> {
  let parse: ((line: string) => Candidate) | undefined
  for await (const lines of readLines(resolve(from, file)))
    for (const line of lines) {
      if (parse === undefined) parse = makeLineReader(basename(file), line)
      else if (line !== '') yield parse(line)
    }
  if (parse === undefined) throw new PuzzleFileError(`${basename(file)}: the file is empty`)
}

/** Errors of the file system, of truncated archives and of malformed text. */
const isReadError = (error: unknown): error is Error =>
  error instanceof TypeError || (error instanceof Error && 'code' in error && typeof error.code === 'string')
