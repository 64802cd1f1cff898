import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { makeCanonicalArray } from './canonical-array.ts'
import { parseDigests, sharedTables } from './digests.fixture.ts'
import { BLACK, WHITE } from './table.ts'

/** One class, with twins and both kings on the diagonal, because each takes seconds; `npm run bench -- endings` compares all. */
it('two rooks against a king equal the independent table', () => {
  const table = sharedTables('KRRvK')
  const digestOf = (side: typeof WHITE | typeof BLACK): string =>
    createHash('sha256')
      .update(makeCanonicalArray(table, side, 'dtm'))
      .digest('hex')
  const digests = parseDigests(readFileSync(new URL('digests.tsv', import.meta.url), 'utf8'))
  expect(digestOf(WHITE)).toBe(digests.get('KRRvK w')!.dtm)
  expect(digestOf(BLACK)).toBe(digests.get('KRRvK b')!.dtm)
})
