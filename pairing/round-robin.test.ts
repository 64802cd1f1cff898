import { describe, expect, it } from 'vitest'
import { makeRoundRobin, type RoundRobinGame } from './round-robin.ts'

const text = (round: readonly RoundRobinGame[]) => round.map((game) => game.join('-')).join(' ')
const single = (players: number) => makeRoundRobin({ players, cycles: 1, swapsLastRounds: false })

describe('Berger tables', () => {
  it.each([
    [4, ['1-4 2-3', '4-3 1-2', '2-4 3-1']],
    [6, ['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1']],
    [
      8,
      [
        '1-8 2-7 3-6 4-5',
        '8-5 6-4 7-3 1-2',
        '2-8 3-1 4-7 5-6',
        '8-6 7-5 1-4 2-3',
        '3-8 4-2 5-1 6-7',
        '8-7 1-6 2-5 3-4',
        '4-8 5-3 6-2 7-1',
      ],
    ],
  ])('are those of the handbook for %i players, in its order of boards', (players, rounds) => {
    expect(single(players).map(text)).toEqual(rounds)
  })

  it('leave one player of an odd field free in each round', () => {
    const rounds = single(5)
    expect(text(rounds[0]!)).toBe('1-0 2-5 3-4')
    expect(rounds.map((round) => round.find((game) => game[1] === 0)![0]).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5,
    ])
  })

  it('let everybody meet everybody once, or twice with both colours, for 2 to 40 players', () => {
    for (let players = 2; players <= 40; players++)
      for (const swapsLastRounds of [false, true]) {
        const games = makeRoundRobin({ players, cycles: 2, swapsLastRounds })
          .flat()
          .filter((game) => game[1] !== 0)
        expect(new Set(games.map(String)).size).toBe(players * (players - 1))
        expect(games.length).toBe(players * (players - 1))
      }
  })

  it('can swap the last two rounds of the first cycle', () => {
    const rounds = makeRoundRobin({ players: 4, cycles: 2, swapsLastRounds: true })
    expect(rounds.map(text)).toEqual(['1-4 2-3', '2-4 3-1', '4-3 1-2', '4-1 3-2', '3-4 2-1', '4-2 1-3'])
  })

  it('have no round for fewer than two players', () => {
    expect([single(0), single(1)]).toEqual([[], []])
  })
})
