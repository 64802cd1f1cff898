import { describe, expect, it } from 'vitest'
import { knownFen } from '#chess/fen.ts'
import { measured } from '#engine/strength.ts'
import { computerOpponent, finishedGame, gameOfTwo, type GameChanges } from '#matches/game-record.fixture.ts'
import type { GameRecord } from '#matches/game-record.ts'
import { afterGame } from './count-game.ts'
import { evenStrength, parseOwnStrength, rangeOfStrength } from '#app/game/own-strength.ts'
import { words } from '#words/game'

const NOT_PLAYED = parseOwnStrength(undefined)
const against = computerOpponent({ skill: 1450 })
const lostBy = { ...against, seat: 'b' } as const
const game = (more: GameChanges = {}): GameRecord => finishedGame({ opponent: against, ...more })

describe('the own strength', () => {
  it('rises by a win over 1,450 and falls by a loss', () => {
    const up = afterGame(NOT_PLAYED, game())
    const down = afterGame(NOT_PLAYED, game({ opponent: lostBy }))
    expect(up.rating).toBeGreaterThan(NOT_PLAYED.rating + 100)
    expect(down.rating).toBeLessThan(NOT_PLAYED.rating)
    expect(up.deviation).toBeLessThan(NOT_PLAYED.deviation)
    expect(up.games).toBe(1)
  })

  it('is Glicko-2 with the measured rating as the opponent’s', () => {
    // Expected values follow Glickman's paper, computed by hand for an opponent with equal strength and deviation.
    const { rating, margin } = measured(1450)
    const own = { ...NOT_PLAYED, rating, deviation: 50 }
    const after = afterGame(own, game())
    const g = 1 / Math.sqrt(1 + (3 * (margin / 1.96 / 173.7178) ** 2) / Math.PI ** 2)
    const phi = Math.sqrt((50 / 173.7178) ** 2 + 0.06 ** 2)
    const gained = ((g * 0.5) / (1 / phi ** 2 + g ** 2 / 4)) * 173.7178
    expect(after.rating - rating).toBeCloseTo(gained, 1)
  })

  it('counts a game once, whatever it becomes when it is taken back and ends again', () => {
    const first = game()
    const after = afterGame(NOT_PLAYED, first)
    expect(afterGame(after, { ...first, opponent: lostBy })).toBe(after)
  })

  it.each<[string, GameRecord]>([
    ['between two people', gameOfTwo()],
    ['with a move taken back', game({ takebacks: 1 })],
    ['that hardly began', game({ moves: ['e4', 'e5'], called: { reason: 'resignation', color: 'w' } })],
    [
      'from another position',
      game({ start: knownFen('6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1'), moves: ['Ra8#'] }),
    ],
  ])('does not count a game %s', (_, uncounted) => {
    expect(afterGame(NOT_PLAYED, uncounted)).toBe(NOT_PLAYED)
  })

  it('comes back from the device as it was kept, and from nonsense as new', () => {
    const kept = afterGame(NOT_PLAYED, game())
    expect(parseOwnStrength(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    for (const nonsense of [
      undefined,
      null,
      7,
      [],
      {},
      { ...kept, rating: '1500' },
      { ...kept, deviation: -1 },
    ])
      expect(parseOwnStrength(nonsense)).toEqual(NOT_PLAYED)
  })

  it('finds its even game after twenty of them', () => {
    let own = NOT_PLAYED
    for (let round = 0; round < 20; round++) {
      const skill = evenStrength(own)
      // A player rated 1,700 beats weaker opponents.
      own = afterGame(own, game({ opponent: computerOpponent({ skill, seat: skill < 1700 ? 'w' : 'b' }) }))
    }
    expect(evenStrength(own)).toBeGreaterThanOrEqual(1600)
    expect(evenStrength(own)).toBeLessThanOrEqual(1800)
  })

  it('is shown as a range with its change, and as provisional until ten games', () => {
    expect(rangeOfStrength({ ...NOT_PLAYED, rating: 1262, deviation: 88 })).toEqual({ from: 1170, to: 1350 })
    expect(words.strengthLine.changed({ from: 1170, to: 1350 }, 22)).toBe(
      'Your strength: 1,170 to 1,350, up 22 points.',
    )
    expect(words.strengthLine.changed({ from: 1170, to: 1350 }, -1)).toContain('down 1')
    expect(words.strengthLine.provisional(3, 10)).toBe('Provisional until 10 games: this was number 3.')
  })
})
