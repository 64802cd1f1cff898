import { expect, it } from 'vitest'
import { makeKnockOut, miniMatchState, nextKnockOutRound } from './knock-out.ts'

const text = (matches: readonly { first: number; second: number }[]) =>
  matches.map(({ first, second }) => `${first}-${second}`).join(' ')

it('keeps the best seeds apart until the end', () => {
  expect(text(makeKnockOut(8))).toBe('1-8 5-4 3-6 7-2')
  expect(text(nextKnockOutRound([1, 4, 3, 2]))).toBe('1-4 3-2')
  for (const size of [2, 4, 8, 16, 32]) {
    let round = makeKnockOut(size)
    // The better seed always wins: each round pairs the best with the last of those left.
    for (let left = size; left > 1; left /= 2) {
      expect(round.every(({ first, second }) => first + second === left + 1)).toBe(true)
      round = nextKnockOutRound(round.map(({ first, second }) => Math.min(first, second)))
    }
    expect(round).toEqual([])
  }
})

it('gives free places to the best seeds, for every number of players', () => {
  for (let players = 2; players <= 70; players++) {
    const matches = makeKnockOut(players)
    const free = matches
      .filter(({ first, second }) => first === 0 || second === 0)
      .map(({ first, second }) => first + second)
    expect(free.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 2 * matches.length - players }, (_, i) => i + 1),
    )
    const seeds = matches.flatMap(({ first, second }) => [first, second]).filter((seed) => seed > 0)
    expect(new Set(seeds).size).toBe(players)
  }
  expect([makeKnockOut(0), makeKnockOut(1)]).toEqual([[], []])
})

it('ends a mini-match once it is decided, and breaks a tie by single games', () => {
  expect(miniMatchState({ games: 2, results: [] })).toEqual({
    kind: 'next',
    white: 'first',
    isTieBreak: false,
  })
  expect(miniMatchState({ games: 2, results: [2] })).toEqual({
    kind: 'next',
    white: 'second',
    isTieBreak: false,
  })
  expect(miniMatchState({ games: 2, results: [2, 1] })).toEqual({ kind: 'won', by: 'first' })
  expect(miniMatchState({ games: 4, results: [0, 0, 1] })).toEqual({ kind: 'won', by: 'second' })
  expect(miniMatchState({ games: 2, results: [2, 0] })).toEqual({
    kind: 'next',
    white: 'first',
    isTieBreak: true,
  })
  expect(miniMatchState({ games: 2, results: [2, 0, 1, 0] })).toEqual({ kind: 'won', by: 'second' })
})
