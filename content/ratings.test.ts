import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeRatings, parseRatings } from './ratings.ts'

const file = 'content/ratings.json'
const text = readFileSync(file, 'utf8')
const ratings = parseRatings({ file, text })

describe('the ratings', () => {
  it('are read and written without a change', () => {
    expect(makeRatings(ratings)).toBe(text)
  })

  it('are those of twenty players, the highest first', () => {
    expect(ratings.players).toHaveLength(20)
    const values = ratings.players.map(({ classical }) => classical.value)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
  })

  it('name nobody twice', () => {
    expect(new Set(ratings.players.map(({ fideId }) => fideId)).size).toBe(20)
    expect(new Set(ratings.players.map(({ slug }) => slug)).size).toBe(20)
  })

  it('name the line of what is wrong with them', () => {
    const broken = text.replace('"federation": "NOR"', '"federation": "Norway"')
    expect(() => parseRatings({ file, text: broken })).toThrow(
      /^content\/ratings\.json:8: players\.0\.federation/,
    )
  })
})
