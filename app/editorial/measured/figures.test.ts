import { describe, expect, it } from 'vitest'
import { measuredPage } from '#content/library.server.ts'
import { measuredFigures, type ReadResult } from './figures.server.ts'
import { fillMeasured } from './measured.server.ts'

const RESULTS = import.meta.glob<string>(['../../../bench/results/*.json', '../../../engine/ratings.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const read: ReadResult = (name) => RESULTS[`../../../${name}.json`]
const NAMES = [
  'engine/ratings',
  'bench/results/coach',
  'bench/results/review',
  'bench/results/human',
  'bench/results/strength-holds',
]

describe('the figures of the page on how we measured', () => {
  const { body, data, file } = measuredPage()

  it('are all taken from results, each with its date', () => {
    const text = fillMeasured(body, measuredFigures(), file)
    expect(text).not.toMatch(/\{\{|undefined|NaN|Infinity/)
    expect(text.match(/Measured on [A-Z][a-z]+ \d{1,2}, 20\d\d\./g)).toHaveLength(NAMES.length)
  })

  it('are never typed', () => {
    const typed = body.replaceAll(/\{\{[\w.]+\}\}/g, '')
    expect(
      `${data.lead}${data.metaDescription}${typed}`.replaceAll(/where 1 would be perfect/g, ''),
    ).not.toMatch(/\d/)
  })

  it('are all used: a result that the page no longer shows is not read', () => {
    const used = new Set([...body.matchAll(/\{\{([\w.]+)\}\}/g)].map(([, name]) => name))
    expect(new Set(Object.keys(measuredFigures()))).toEqual(used)
  })

  it.each(NAMES)('stop the build if %s.json is missing', (missing) => {
    expect(() => measuredFigures((name) => (name === missing ? undefined : read(name)))).toThrow(missing)
  })

  it.each(NAMES)('stop the build if %s.json has lost what the page shows', (name) => {
    const emptied: ReadResult = (each) =>
      each === name ? JSON.stringify({ ...JSON.parse(read(each)!), rows: [], levels: {} }) : read(each)
    expect(() => measuredFigures(emptied)).toThrow(name)
  })

  it('stop the build if the text asks for a figure that there is not', () => {
    expect(() => fillMeasured('{{coach.kindness}}', measuredFigures(), file)).toThrow(/coach\.kindness/)
  })

  it('say below each group what they do not say', () => {
    const sections = body.split(/^## /m).slice(1)
    expect(sections).toHaveLength(NAMES.length)
    for (const section of sections) expect(section).toContain('**What this does not say.**')
  })
})
