/** Half nasals before a consonant of their class, which are also written as anusvara: हिन्दी, हिंदी. */
const HALF_NASAL = /[ङञणनम]्(?=[क-म])/g
const DIGITS = '०१२३४५६७८९'

/**
 * A Hindi text without the differences in spelling that people do not type alike: nukta, chandrabindu, half nasals,
 * invisible joiners, and digits of either script. For comparing texts, never for showing them.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u093C\u200B-\u200F]/g, '')
    .replaceAll('ँ', 'ं')
    .replaceAll(HALF_NASAL, 'ं')
    .replaceAll(/[०-९]/g, (digit) => String(DIGITS.indexOf(digit)))
