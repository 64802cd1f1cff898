import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listCurrent, makeRatings, parseRatings, PLACES, RATING_KINDS } from './ratings.ts'

const file = 'content/ratings.json'
const text = readFileSync(file, 'utf8')
const ratings = parseRatings({ file, text })

describe('the ratings', () => {
  it('are read and written without a change', () => {
    expect(makeRatings(ratings)).toBe(text)
  })

  it('are those of twenty players, the highest first', () => {
    expect(listCurrent(ratings)).toHaveLength(PLACES)
    const values = listCurrent(ratings).map(({ classical }) => classical.value)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
  })

  it('are FIDE’s of one month, all three, and none is an estimate', () => {
    for (const player of ratings.players)
      for (const kind of RATING_KINDS) expect(player[kind]?.kind, `${player.name}, ${kind}`).toBe('fide')
    const guess = text.replace('"kind": "fide"', '"kind": "estimate"')
    expect(() => parseRatings({ file, text: guess })).toThrow(/classical/)
  })

  it('keep who has left the table, after those who are in it, with a month that is past', () => {
    const former = ratings.players.slice(PLACES).filter(({ section }) => section === undefined)
    expect(former.map(({ slug }) => slug)).toContain('viswanathan-anand')
    for (const { lastPlace = '', name } of former) {
      expect(lastPlace, name).not.toBe('')
      expect(lastPlace < ratings.list, name).toBe(true)
    }
  })

  it('hold the women after everyone else, the highest first', () => {
    const women = ratings.players.filter(({ section }) => section === 'women')
    expect(women).toHaveLength(8)
    expect(ratings.players.slice(-women.length)).toEqual(women)
    const values = women.map(({ classical }) => classical.value)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    expect(listCurrent(ratings).filter(({ section }) => section !== undefined)).toEqual([])
  })

  it('name nobody twice', () => {
    expect(new Set(ratings.players.map(({ fideId }) => fideId)).size).toBe(ratings.players.length)
    expect(new Set(ratings.players.map(({ slug }) => slug)).size).toBe(ratings.players.length)
  })

  it('name the line of what is wrong with them', () => {
    const broken = text.replace('"federation": "NOR"', '"federation": "Norway"')
    expect(() => parseRatings({ file, text: broken })).toThrow(
      /^content\/ratings\.json:8: players\.0\.federation/,
    )
  })
})
