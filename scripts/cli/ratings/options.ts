import { parseArgs } from 'node:util'
import type { RatingKind } from '#content/ratings.ts'
import { KIND_WORDS } from './list-file.ts'
import { parseId } from './list-row.ts'
import { isMonth } from './month.ts'

export const RATINGS_USAGE = `Usage: npm run ratings -- [--dry-run] [--kind standard|rapid|blitz] [--month YYYY-MM] [--inactive ID,ID...] FILE...

Reads FIDE's monthly rating lists, unpacked, in text or XML: the combined list (players_list_foa), or up to three single
ones (standard, rapid, blitz), or an extract from them in CSV. Updates content/ratings.json and says what has changed.

  --dry-run  only says what would change
  --kind     which ratings a single list holds, where its name does not say it
  --month    the month of the list, where neither the list nor its name says it (the combined one never does)
  --inactive the FIDE ids of players whom FIDE marks as inactive, where the list has no such marks
`

export interface RatingOptions {
  readonly files: readonly string[]
  readonly kind: RatingKind | undefined
  readonly month: string | undefined
  readonly inactive: ReadonlySet<number>
  readonly isDryRun: boolean
}

type Parsed =
  | { readonly ok: true; readonly options: RatingOptions }
  | { readonly ok: false; readonly message: string }

export function parseRatingOptions(args: readonly string[]): Parsed {
  let parsed
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        month: { type: 'string' },
        inactive: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return fail(error.message)
  }
  const { values, positionals: files } = parsed
  if (files.length === 0) return fail('No file is given.')
  const kind = values.kind === undefined ? undefined : KIND_WORDS[values.kind]
  if (values.kind !== undefined && kind === undefined) return fail(`--kind "${values.kind}" is not known.`)
  const { month } = values
  if (month !== undefined && !isMonth(month)) return fail(`--month "${month}" is no month such as 2025-09.`)
  const inactive = new Set<number>()
  for (const text of values.inactive?.split(',') ?? []) {
    const id = parseId(text)
    if (id === undefined) return fail(`--inactive "${text}" is no FIDE id.`)
    inactive.add(id)
  }
  return { ok: true, options: { files, kind, month, inactive, isDryRun: values['dry-run'] ?? false } }
}

const fail = (message: string): Parsed => ({ ok: false, message })
