const CONSONANTS: Readonly<Record<string, string>> = {
  ...sounds('k', 'कख'),
  ...sounds('g', 'गघ'),
  ...sounds('c', 'चछ'),
  ...sounds('j', 'जझ'),
  ...sounds('t', 'टठतथ'),
  ...sounds('d', 'डढदध'),
  ...sounds('n', 'ङञणनंँ'),
  ...sounds('p', 'प'),
  ...sounds('f', 'फ'),
  ...sounds('b', 'बभ'),
  ...sounds('m', 'म'),
  ...sounds('y', 'य'),
  ...sounds('r', 'र'),
  ...sounds('l', 'लळ'),
  ...sounds('v', 'व'),
  ...sounds('s', 'शषस'),
  ...sounds('h', 'ह'),
  ...sounds('i', 'इईिी'),
  ...sounds('u', 'उऊुू'),
  ...sounds('e', 'एऐेैॅ'),
  ...sounds('o', 'ओऔोौऑॉ'),
  ...sounds('ri', 'ऋृ'),
}

function sounds(sound: string, letters: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, sound]))
}

/** Latin spellings that are written in several ways, the longest first. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/chh?/g, 'c'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/([bdgjkt])h/g, '$1'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ai/g, 'e'],
  [/au/g, 'o'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
]

/**
 * How a folded Hindi word sounds, roughly and without any `a`: शतरंज, `shatranj` and `satranj` are `strnj`. Hindi does not write
 * the short `a`, and people who type Hindi in Latin letters do not agree on the rest. For comparing words, never for showing them.
 */
export function soundOf(word: string): string {
  const latin = LATIN.reduce((text, [spelling, sound]) => text.replaceAll(spelling, sound), word)
  return [...latin]
    .map((letter) => CONSONANTS[letter] ?? (/[a-z\d]/.test(letter) ? letter : ''))
    .join('')
    .replaceAll('a', '')
    .replaceAll(/(.)\1/g, '$1')
}
