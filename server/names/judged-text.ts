/**
 * A public name as the rules read it: full-width, circled and other compatibility characters as plain ones, without characters
 * that cannot be seen. It is shown as it was typed.
 */
export const judgedText = (name: string): string =>
  name
    .normalize('NFKC')
    // Joiners, the grapheme joiner and variation selectors. Digits in circles and squares that have no plain form.
    .replace(/[\u200b-\u200d]|\u034f|\p{Variation_Selector}|\p{Me}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\u2776-\u2793]/gu, (digit) => String(((digit.charCodeAt(0) - 0x2776) % 10) + 1))

/** Cyrillic and Greek letters that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    һ: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
  },
  ...{ α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
}

/** Replaces lookalikes in words that also have Latin letters: no name mixes these scripts. */
export const withoutLookalikes = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) =>
    /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)
      ? [...word].map((letter) => LOOKALIKES[letter] ?? letter).join('')
      : word,
  )
