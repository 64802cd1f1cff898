import { expect, it } from 'vitest'
import { words } from './hi.ts'

it.each([
  ['runsIntoMate', words.costWords.runsIntoMate('Kg1', undefined), 'Kg1 चलने पर आपको ही मात हो जाएगी।'],
  [
    'isJustAsGood',
    words.costWords.isJustAsGood('Kg1'),
    'Kg1 भी उतनी ही अच्छी चाल है, पर यहाँ जो चाल सीखनी है, वह यह नहीं है।',
  ],
])('%s says in Hindi whom it is about', (_, text, expected) => expect(text).toBe(expected))
