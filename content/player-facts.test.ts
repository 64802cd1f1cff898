import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ageOn, fillFacts, numberWord, findPlayerRank } from './player-facts.ts'
import { listCurrent, parseRatings } from './ratings.ts'

const file = 'content/ratings.json'
const ratings = parseRatings({ file, text: readFileSync(file, 'utf8') })
const leader = listCurrent(ratings)[0]!
const former = ratings.players.find(({ lastPlace }) => lastPlace !== undefined)!

describe('the facts of a profile', () => {
  it('come from the list', () => {
    const text = '{{Rank}} on the list of {{list}}, at {{age}}, with {{rating}}; {{rank}} it is.'
    const other = { ...ratings, list: '2026-04' }
    expect(fillFacts(text, leader, '1990-04-02', other)).toEqual({
      ok: true,
      value: `First on the list of April 2026, at thirty-five, with ${leader.classical.value}; first it is.`,
    })
  })

  it.each([
    ['a rank of a player who is not in the table', former, '{{rank}}'],
    ['an unknown name', leader, 'a {{rankk}}'],
  ])('stop the build at %s', (_, player, text) => {
    expect(fillFacts(text, player, '1990', ratings).ok).toBe(false)
  })

  it('number the places as the rankings do, also among players of one rating', () => {
    for (const [index, player] of listCurrent(ratings).entries())
      expect(findPlayerRank(player, ratings)).toBe(index + 1)
    const level = { ...listCurrent(ratings)[1]!, classical: leader.classical }
    const others = ratings.players.filter(({ slug }) => slug !== level.slug && slug !== leader.slug)
    const tied = { ...ratings, players: [leader, level, ...others] }
    expect([leader, level].map((player) => findPlayerRank(player, tied))).toEqual([1, 2])
  })

  it.each([
    ['2026-03', '2004-09-18', 21],
    ['2026-03', '2004-03-01', 22],
    ['2026-03', '2004-03-02', 21],
  ])('on the list of %s a player born on %s is %i', (list, born, age) => {
    expect(ageOn(list, born)).toBe(age)
  })

  it.each([
    [19, 'nineteen'],
    [30, 'thirty'],
    [56, 'fifty-six'],
  ])('writes %i as %s', (number, word) => {
    expect(numberWord(number)).toBe(word)
  })
})
