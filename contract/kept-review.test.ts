import { describe, expect, it } from 'vitest'
import { ENGINE_VERSION } from '#engine/version.ts'
import {
  isBetter,
  isKnownEngine,
  LONGEST_JUDGEMENTS,
  makeJudgementsText,
  parseJudgementsText,
  parseKeptReview,
} from './kept-review.ts'

const JUDGEMENTS = [
  {
    depth: 12,
    net: 3,
    variations: [
      { score: { type: 'centipawns', value: 35 }, moves: ['e2e4', 'e7e5'] },
      { score: { type: 'mate', moves: -2 }, moves: ['f2f3'] },
    ],
  },
  { depth: 0, net: 0, variations: [] },
  { depth: 1, net: 3, variations: [{ score: { type: 'centipawns', value: -1 }, moves: ['a7a8q'] }] },
  {
    depth: 14,
    net: 3,
    variations: [{ score: { type: 'centipawns', value: -40 }, moves: ['a7a6'] }],
    first: { type: 'mate', moves: -3 },
  },
] as const

describe('judgements as text', () => {
  it('come back as they were', () => {
    const text = makeJudgementsText(JUDGEMENTS)
    expect(text).toBe('12 3|35 e2e4 e7e5|#-2 f2f3\n0 0\n1 3|-1 a7a8q\n14 3 #-3|-40 a7a6')
    expect(parseJudgementsText(text)).toEqual(JUDGEMENTS)
  })

  it.each([
    ['nothing', ''],
    ['a line without a head', '12 3\n35 e2e4|1 e2e4'],
    ['no moves', '12 3|35'],
    ['a square that is none', '12 3|35 e2e9'],
    ['a score that is none', '12 3|1e9 e2e4'],
    ['more variations than an engine names', `12 3${'|35 e2e4'.repeat(6)}`],
    ['a line without an end', `12 3|35${' e2e4'.repeat(129)}`],
    ['a text without an end', `12 3\n`.repeat(LONGEST_JUDGEMENTS)],
    ['a blank after it', '12 3 '],
    ['a first score that is none', '12 3 1.5|35 e2e4'],
    ['more before its lines than a first score', '12 3 35 4|35 e2e4'],
  ])('are refused where there is %s', (_, text) => {
    expect(parseJudgementsText(text)).toBeUndefined()
  })
})

describe('a kept review', () => {
  const review = { engine: '1.2', nodes: 30_000, judgements: '12 3|35 e2e4' }
  it('is taken without what is added to it', () => {
    expect(parseKeptReview({ ...review, extra: 1 })).toEqual(review)
  })

  it.each([
    [undefined],
    [null],
    ['1.2'],
    [{ ...review, engine: '1.2; drop' }],
    [{ ...review, engine: 12 }],
    [{ ...review, nodes: 0 }],
    [{ ...review, nodes: 1.5 }],
    [{ ...review, nodes: '30000' }],
    [{ ...review, judgements: [] }],
    [{ ...review, judgements: 'e4' }],
  ])('is not %j', (value) => {
    expect(parseKeptReview(value)).toBeUndefined()
  })

  it.each([
    [ENGINE_VERSION, true],
    ['1.0', true],
    ['9999.1', false],
    ['2.0', false],
    ['1.99', false],
    ['0.1', false],
    ['1', false],
    ['1.01', false],
    ['1.2.1', false],
  ])('of engine %s is of a version there has been: %s', (engine, expected) => {
    expect(isKnownEngine(engine)).toBe(expected)
  })

  it.each([
    ['1.10', 1, '1.9', 1, true],
    ['1.2', 1, '1.2', 1, false],
    ['1.2', 2, '1.2', 1, true],
    ['1.1', 9, '1.2', 1, false],
    ['2', 1, '1.9', 1, true],
    ['1.2.1', 1, '1.2', 1, true],
  ])('of %s at %i nodes is better than %s at %i: %s', (engine, nodes, than, others, expected) => {
    expect(isBetter({ engine, nodes }, { engine: than, nodes: others })).toBe(expected)
  })
})
