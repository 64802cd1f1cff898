import { parseArgs } from 'node:util'

/** The size of the project's set, and the most that one import keeps in memory. */
const MOST = 30_000
const LARGEST = 100_000

export const PUZZLES_USAGE = `Usage: npm run puzzles -- [--most N] FILE...

Reads files of the Lichess puzzle database (database.lichess.org, CC0), as CSV, plain or packed with gzip or zstd, chooses the
best puzzles of each strength and writes them to content/puzzles. The next start of the site builds them in.

  --most  how many puzzles to keep at most: ${MOST.toLocaleString('en-GB')} where it is not said, ${LARGEST.toLocaleString('en-GB')} at most

A file without the column RatingDeviation is taken to be as sure as most puzzles are. Where a puzzle stands in several files, the
first one counts.
`

export interface PuzzleOptions {
  readonly files: readonly string[]
  readonly most: number
}

type Parsed =
  | { readonly ok: true; readonly options: PuzzleOptions }
  | { readonly ok: false; readonly message: string }

export function parsePuzzleOptions(args: readonly string[]): Parsed {
  let parsed
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: { most: { type: 'string' } } })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { ok: false, message: error.message }
  }
  const { values, positionals: files } = parsed
  if (files.length === 0) return { ok: false, message: 'No file is given.' }
  const most = Number(values.most ?? MOST)
  if (!Number.isInteger(most) || most < 1 || most > LARGEST)
    return { ok: false, message: `--most "${values.most}" is no number from 1 to ${LARGEST}.` }
  return { ok: true, options: { files, most } }
}
