import type { Result } from '#chess/types.ts'
import { LONGEST_DISPLAY_NAME } from '#contract/limits.ts'
import { holdsContactDetails } from './contact-details.ts'
import { judgedText } from './judged-text.ts'
import { containsRefusedWord } from './refused-words.ts'

/** Longer than any genuine name, in any script, and within the payment provider's limit for stored fields. */
const MOST_CODE_UNITS = 300
const MOST_MARKS = 4

/** Absent for a blank name: its donor is anonymous. */
type ParsedName = Result<string | undefined, 'ERR_NAME_REFUSED'>

/**
 * A donor's name as shown in public. Markup stays plain text. Removes whatever would affect the surrounding text: control
 * characters, changes of direction, invisible characters, stacked accents, excess length. Refuses insults, addresses and the
 * names of those who run the site.
 */
export function parseDonorName(text: string): ParsedName {
  const name = shorten(tidy(text))
  // Without a letter or a digit in any script, a screen reader has nothing to read out.
  if (!/[\p{L}\p{N}]/u.test(name)) return { ok: true, value: undefined }
  const judged = judgedText(name)
  if (containsRefusedWord(judged) || holdsContactDetails(judged))
    return { ok: false, error: 'ERR_NAME_REFUSED' }
  return { ok: true, value: name }
}

const tidy = (text: string): string =>
  text
    .slice(0, 10 * MOST_CODE_UNITS)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    // Control characters, unpaired surrogates, and format characters except the two joiners, which Indian scripts need.
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
