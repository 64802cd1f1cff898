import type { Result } from '#chess/types.ts'
import { LONGEST_DISPLAY_NAME } from '#contract/limits.ts'
import { holdsContactDetails } from './contact-details.ts'
import { containsRefusedWord } from './refused-words.ts'

/** Beyond any honest name of that length, in any script; and within what a payment provider keeps for us. */
const MOST_CODE_UNITS = 300
const MOST_MARKS = 4

/** Absent for a name that is blank: its donor is anonymous. */
type ParsedName = Result<string | undefined, 'ERR_NAME_REFUSED'>

/**
 * A donor's name as it may stand in public. It stays text, whatever it says; what goes is what would change the text
 * around it: control characters, changes of direction, invisible characters, towers of accents, length. Insults and
 * addresses are refused.
 */
export function parseDonorName(text: string): ParsedName {
  const name = shorten(tidy(text))
  // Without a letter or a digit in any script there is nothing to read out.
  if (!/[\p{L}\p{N}]/u.test(name)) return { ok: true, value: undefined }
  if (containsRefusedWord(name) || holdsContactDetails(name)) return { ok: false, error: 'ERR_NAME_REFUSED' }
  return { ok: true, value: name }
}

const tidy = (text: string): string =>
  text
    .slice(0, 10 * MOST_CODE_UNITS)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    // Controls, halves of characters, and format characters but the two joiners, which Indian scripts are written with.
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu'), '$1')
    .replace(/ +/g, ' ')
    .trim()

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

function shorten(text: string): string {
  let name = ''
  let count = 0
  for (const { segment } of characters.segment(text)) {
    count += 1
    if (count > LONGEST_DISPLAY_NAME || name.length + segment.length > MOST_CODE_UNITS) break
    name += segment
  }
  return name.trim()
}
