import { expect, it } from 'vitest'
import { bench } from './bench.ts'
import { Searcher } from './search.ts'

/** The fingerprint of the search. Changed only knowingly: a commit that changes it says why. */
const NODES_AT_DEPTH_6 = 91_430

it('searches exactly the nodes it always did', () => {
  expect(bench(new Searcher(16 << 20), 6)).toBe(NODES_AT_DEPTH_6)
})
