import { expect, it } from 'vitest'
import { HOSTILE_PGN } from './hostile-pgn.fixture.ts'
import { readPgn } from './pgn-reader.ts'

/** Most texts take one to four; a line in brackets is looked at as a tag, as a near miss and as words. */
const MOST_LOOKS = 8

// Times depend on the machine: `npm run bench -- pgn` measures them.
it.each(HOSTILE_PGN.map((each) => [each.name, each] as const))(
  'looks at each character a few times, however long the text: %s',
  (_, { make }) => {
    for (const size of [2_000, 32_000]) {
      const text = make(size)
      expect(text.length).toBeGreaterThanOrEqual(size)
      expect(readPgn(text).looked / text.length).toBeLessThan(MOST_LOOKS)
    }
  },
)
