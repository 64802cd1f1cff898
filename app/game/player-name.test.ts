import { describe, expect, it } from 'vitest'
import { againstComputer, betweenTwo, playSans } from './game.fixture.ts'
import { newGame, reduceGame } from './game.ts'
import { playerDetail, playerName, scoreOf } from './player-name.ts'

const against = newGame('a-game', againstComputer({ skill: 'master' }), 0)
const dialled = newGame('a-game', againstComputer({ skill: 1450 }), 0)
const named = newGame('a-game', betweenTwo({ w: 'Asha' }), 0)

describe('who sits where', () => {
  it.each([
    [against, 'w', 'You', 'White'],
    [against, 'b', 'Computer', 'Master'],
    [dialled, 'b', 'Computer', '1,450'],
    [named, 'w', 'Asha', 'White'],
    [named, 'b', 'Black', ''],
  ] as const)('%#', (game, color, name, detail) => {
    expect(playerName(game, color)).toBe(name)
    expect(playerDetail(game, color)).toBe(detail)
  })

  it('says beside its clock that the computer thinks', () => {
    const thinking = reduceGame(playSans(against, 'e4'), { type: 'computer-started', atMs: 3_000 })
    expect(playerDetail(thinking, 'b')).toBe('Thinking…')
    expect(playerDetail(thinking, 'w')).toBe('White')
  })

  it('tells points from the second game on', () => {
    expect(scoreOf(named, 'w')).toBeUndefined()
    expect(scoreOf({ ...named, score: { w: 0.5, b: 0.5 } }, 'w')).toBe(0.5)
  })
})
