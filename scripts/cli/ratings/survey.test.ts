import { describe, expect, it } from 'vitest'
import { IdSet } from './id-set.ts'
import type { ListRow } from './list-row.ts'
import { createSurveyor } from './survey.ts'

const row = (id: number, classical?: number, isInactive = false, isWoman = false): ListRow => ({
  line: id,
  id,
  name: `Player ${id}`,
  federation: 'IND',
  born: undefined,
  isInactive,
  isWoman,
  ratings: classical === undefined ? {} : { classical },
})

const survey = (rows: readonly ListRow[], wanted: readonly number[] = []) => {
  const surveyor = createSurveyor('list.txt', new Set(wanted), 2)
  for (const each of rows) surveyor.add(each)
  return surveyor.finish()
}

describe('a look through a list', () => {
  it('keeps the wanted players, and counts all', () => {
    const { count, found } = survey([row(1, 1500), row(2, 1600), row(3)], [2, 3])
    expect(count).toBe(3)
    expect([...found.keys()]).toEqual([2, 3])
  })

  it('keeps the leaders and all who are level with the last of them', () => {
    const rows = [row(1, 2700), row(2, 2800), row(3, 2650), row(4, 2700), row(5), row(6, 2699)]
    expect(survey(rows).leaders.map(({ id }) => id)).toEqual([2, 1, 4])
  })

  it('keeps inactive players from the lead', () => {
    expect(survey([row(1, 2851, true), row(2, 2700)]).leaders.map(({ id }) => id)).toEqual([2])
  })

  it('keeps the leaders among women apart', () => {
    const rows = [
      row(1, 2800),
      row(2, 2500, false, true),
      row(3, 2600, false, true),
      row(4, 2650, true, true),
    ]
    expect(survey(rows).women.map(({ id }) => id)).toEqual([3, 2])
  })

  it('stops at an id that comes again', () => {
    expect(() => survey([row(7), row(8), { ...row(7), line: 9 }])).toThrow(/^list\.txt:9: FIDE id 7 .*twice/)
  })
})

it('knows ids again that are near to one another and far apart', () => {
  const ids = new IdSet()
  const some = [1, 2, 8, 9, 4095, 4096, 1503014, 46616543, 999999999]
  expect(some.map((id) => ids.add(id))).toEqual(some.map(() => true))
  expect(some.map((id) => ids.add(id))).toEqual(some.map(() => false))
  expect(ids.add(3)).toBe(true)
})
