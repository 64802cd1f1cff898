import { ContentError } from '#content/document.ts'
import type { RatingKind } from '#content/ratings.ts'

/** The fields of a player in a rating list that we use. */
export interface ListRow {
  /** The line of the file on which it begins. */
  readonly line: number
  readonly id: number
  /** `Carlsen, Magnus`. */
  readonly name: string
  /** Absent in extracts without this column. */
  readonly federation: string | undefined
  readonly born: number | undefined
  /** Has played no rated game for a year, so FIDE does not rank the player. */
  readonly isInactive: boolean
  /** By FIDE's flag, from which FIDE compiles its list of women. */
  readonly isWoman: boolean
  /** Absent for each kind in which the player is not rated. */
  readonly ratings: Readonly<Partial<Record<RatingKind, number>>>
}

/** Takes a list in chunks of any size and returns the rows that each completes, so that a list is never in memory as a whole. */
export interface ListReader {
  /** Which ratings the list holds; known once its header has been read. */
  readonly kinds: readonly RatingKind[]
  read(text: string): readonly ListRow[]
  /** Call after the last chunk. Throws if the list is incomplete. */
  end(): void
}

/** A faulty list is not used at all. */
export function breakOff(file: string, line: number, message: string): never {
  throw new ContentError([{ file, line, message }])
}

/** FIDE's floor was 1000 until 2024 and no rating has come near 3000: anything outside means that a column was misread. */
const LOWEST = 1000
const HIGHEST = 3000

/** A rating as lists write it: digits, or blank or zero if the player is not rated. */
export function parseRating(text: string): { ok: true; value: number | undefined } | { ok: false } {
  if (text === '' || text === '0') return { ok: true, value: undefined }
  const value = /^\d{4}$/.test(text) ? Number(text) : 0
  return value >= LOWEST && value <= HIGHEST ? { ok: true, value } : { ok: false }
}

export const parseId = (text: string): number | undefined =>
  /^[1-9]\d{4,8}$/.test(text) ? Number(text) : undefined

/** Years only; 0 and blanks mean unknown. */
export const parseBirthYear = (text: string): number | undefined =>
  /^(19|20)\d\d$/.test(text) ? Number(text) : undefined

/** `i` is an inactive man, `w` a woman, `wi` an inactive woman. */
export const parseInactive = (flag: string): boolean => flag.includes('i')
export const parseWoman = (flag: string): boolean => flag.includes('w')

/** The number of line breaks in a text. */
export function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
