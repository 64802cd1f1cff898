import { describe, expect, it } from 'vitest'
import type { Phase } from '#coach/judging/phases.ts'
import { areaPath, phaseSpans, pointAt } from './graph-geometry.ts'

describe('the graph of chances', () => {
  it.each([
    ['the start, level', [0, 50, 40], { x: 0, y: 50 }],
    ['the end, won by White', [40, 100, 40], { x: 1000, y: 0 }],
    ['the end, won by Black', [40, 0, 40], { x: 1000, y: 100 }],
    ['a quarter of the way', [10, 25, 40], { x: 250, y: 75 }],
    ['a game without moves', [0, 50, 0], { x: 0, y: 50 }],
  ] as const)('has a place for %s', (_, [ply, chance, last], point) => {
    expect(pointAt(ply, chance, last)).toEqual(point)
  })

  it('fills White’s part, from the lower edge and back to it', () => {
    expect(areaPath([50, 60, 0], 2)).toBe('M-100 100V50L0 50L500 40L1000 100L1100 100V100Z')
  })

  it('ends where the judged moves end', () => {
    expect(areaPath([50, 50], 4)).toBe('M-100 100V50L0 50L250 50L250 50V100Z')
  })

  it.each([[[]], [[50]]])('is empty for %j', (chances) => {
    expect(areaPath(chances, 3)).toBe('')
  })
})

describe('the phases on the graph', () => {
  it.each<[Phase[], [Phase, number, number][]]>([
    [['opening'], [['opening', 0, 0]]],
    [['opening', 'opening', 'opening'], [['opening', 0, 2]]],
    [
      ['opening', 'opening', 'middlegame', 'endgame', 'endgame'],
      [
        ['opening', 0, 2],
        ['middlegame', 2, 1],
        ['endgame', 3, 1],
      ],
    ],
    [
      ['opening', 'endgame'],
      [
        ['opening', 0, 1],
        ['endgame', 1, 0],
      ],
    ],
  ])('%j', (phases, spans) => {
    expect(phaseSpans(phases).map(({ phase, from, plies }) => [phase, from, plies])).toEqual(spans)
  })
})
