import type { Tenths, Tournament } from '../tournament.ts'

/** The headers of a report file that hold text, by their code (TRF16 and TRF-2026). */
export const HEADERS = {
  '012': 'name',
  '022': 'city',
  '032': 'federation',
  '042': 'start',
  '052': 'end',
  '062': 'playerCount',
  '072': 'ratedCount',
  '082': 'teamCount',
  '092': 'type',
  '102': 'arbiter',
  '112': 'deputies',
  '122': 'timeControl',
  '172': 'rankingMethod',
  '182': 'program',
  '192': 'system',
  '202': 'tieBreaks',
  '212': 'standingsOrder',
  '222': 'codedTimeControl',
} as const
export type Header = (typeof HEADERS)[keyof typeof HEADERS]
// Without sorting, keys that look like array indexes come first.
export const HEADER_CODES = Object.keys(HEADERS).sort() as readonly (keyof typeof HEADERS)[]

/** A tournament with everything else that a report file says of it. */
export interface Report {
  readonly tournament: Tournament
  readonly headers: Readonly<Partial<Record<Header, string>>>
  /** The dates of the rounds, `YY/MM/DD`. */
  readonly roundDates: readonly string[]
  /** The points of record 001, which a file may count with the next round's bye. */
  readonly points: ReadonlyMap<number, Tenths>
  /** Lines that are not understood, such as comments and team records, for a file that is written again. */
  readonly otherLines: readonly string[]
}

/** The codes of 192 with a year are those of 2026, of a draft (2025) and of older rules. */
export const isBakuCode = (system: string): boolean => /^FIDE_DUTCH(?:_20\d\d)?_BAKU$/.test(system)

/** Records that a file for rating must have (TRF-2026), by their code. */
const MANDATORY = ['012', '022', '032', '042', '052', '102'] as const

export function missingRecords({ headers, roundDates }: Report): string[] {
  const missing: string[] = MANDATORY.filter((code) => (headers[HEADERS[code]] ?? '') === '')
  return roundDates.length === 0 ? [...missing, '132'] : missing
}
