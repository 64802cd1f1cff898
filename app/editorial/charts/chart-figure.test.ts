import { describe, expect, it } from 'vitest'
import { people } from '#content/library.server.ts'
import { makeChartFigure } from './chart-figure.ts'

const draw = (...names: string[]) =>
  makeChartFigure({ kind: 'chart', names, caption: 'A chart.', band: undefined }, people()) ?? ''
const wordsOf = (svg: string, part: string) =>
  [...svg.matchAll(new RegExp(`<text class="${part}"[^>]*>([^<]*)`, 'g'))].map(([, words]) => words)

describe('a chart', () => {
  it('has a bar for each rating, or for each of several counts, with its share', () => {
    expect(wordsOf(draw('castled'), 'chart-label')).toEqual([
      '1,000',
      '1,200',
      '1,400',
      '1,600',
      '1,800',
      '2,000',
    ])
    expect(wordsOf(draw('ends: mate', 'ends: time'), 'chart-label')).toEqual(['mate', 'time'])
    expect(wordsOf(draw('ends: mate', 'ends: time'), 'chart-value')).toEqual(['41%', '22%'])
  })

  it('breaks a label that is wider than its place', () => {
    const replies = ['1...e5', '1...c5', '1...d5', '1...e6', 'another reply'].map(
      (reply) => `Black's score after ${reply}`,
    )
    expect(wordsOf(draw(...replies), 'chart-label').slice(-2)).toEqual(['another', 'reply'])
  })

  it('has letters of at least eleven pixels on a phone of 390 pixels', () => {
    const [, width = ''] = /viewBox="0 0 (\d+) /.exec(draw('castled')) ?? []
    const column = 390 - 2 * 17
    expect((13 * column) / Number(width)).toBeGreaterThanOrEqual(11)
  })

  it('is not drawn of what was not counted', () => {
    expect(
      makeChartFigure(
        { kind: 'chart', names: ['castles in the air'], caption: '', band: undefined },
        people(),
      ),
    ).toBeUndefined()
  })
})
