import { readFileSync } from 'node:fs'
import { evaluate } from '#engine/evaluation/evaluate.ts'
import { NetEvaluation } from '#engine/net/net-evaluation.ts'
import { netOf, simdKernel } from '#engine/net/net.fixture.ts'
import { expect, it } from 'vitest'
import { bench } from './bench.ts'
import { Searcher } from './search.ts'

const file = readFileSync('engine/net/net.bin')
const { judge: judgeByNet } = new NetEvaluation(netOf(new Uint8Array(file).buffer), simdKernel())

/**
 * Fingerprints of the search: a commit that changes one must give the reason. Those with the hand-written evaluation belong
 * to the levels, whose ratings were measured with them. A search with the net and a depth limit of 5 prunes even less
 * (decision 010).
 */
it.each([
  ['the levels', 6, evaluate, 91_430],
  ['the levels where they look further', 8, evaluate, 175_342],
  ['the net', 5, judgeByNet, 94_629],
  ['the net where it looks further', 9, judgeByNet, 150_555],
] as const)('searches exactly the nodes it always did: %s', (_, depth, judge, nodes) => {
  expect(bench(new Searcher(16 << 20, judge), depth)).toBe(nodes)
})
