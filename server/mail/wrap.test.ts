import { expect, it } from 'vitest'
import { wrap } from './wrap.ts'

it.each([
  ['a line that is full stays whole', 'abc def', 7, ['abc def']],
  ['a word that does not fit starts the next line', 'abc def', 6, ['abc', 'def']],
  [
    'a word longer than a line has its own',
    'go to https://chess.example now',
    8,
    ['go to', 'https://chess.example', 'now'],
  ],
  ['Devanagari is counted by its characters, not by its code units', 'क्षत्रिय पुष्टि', 6, ['क्षत्रिय पुष्टि']],
  ['and breaks where they no longer fit', 'क्षत्रिय पुष्टि', 5, ['क्षत्रिय', 'पुष्टि']],
  ['a no-break space does not break', '5\u00a0चालें बाकी', 6, ['5\u00a0चालें', 'बाकी']],
  ['a letter with a separate accent is one character', 'cafe\u0301 ole\u0301', 8, ['cafe\u0301 ole\u0301']],
  ['an emoji of several code points is one character', '👩‍👧 ab', 4, ['👩‍👧 ab']],
  ['an empty text is an empty line', '', 5, ['']],
])('%s', (_case, text, width, lines) => {
  expect(wrap(text, width)).toBe(lines.join('\n'))
})
