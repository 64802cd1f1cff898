const FILES = import.meta.glob<string>('./flags/*.svg', { eager: true, query: '?url', import: 'default' })
const NEUTRAL = './flags/fide.svg'

/** The URL of a country's flag by its two-letter code, or of FIDE's flag. Flags are small enough for data URLs. */
export function flagOf(iso2: string | null): string {
  const flag = FILES[`./flags/${iso2}.svg`] ?? FILES[NEUTRAL]
  if (flag === undefined) throw new Error(`There is no ${NEUTRAL}`)
  return flag
}
