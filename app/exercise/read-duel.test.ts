import { expect, it } from 'vitest'
import { beginDuel, duelist } from './duel.ts'
import { duelStatus } from './duel-words.ts'
import { readDuel } from './read-duel.ts'

const START = '8/8/4k3/8/4K3/8/4P3/8 w - - 0 1'

it('a duel is read as the page has it', () => {
  const duel = readDuel('win 30', START)
  expect(duel).toMatchObject({ kind: 'win', within: 30 })
  expect([duel?.given.start, duel?.given.length]).toEqual([START, 0])
})

it('a duel may start after a move by the other side', () => {
  const duel = readDuel('win 30 e6d6', START.replace(' w ', ' b '))!
  expect(duelist(duel)).toBe('w')
  expect(duelStatus(duel, beginDuel(duel))).toBe('Kd6 was played. White to move.')
})

it.each([
  ['', START],
  ['lose 3', START],
  ['win', START],
  ['win 0', START],
  ['win 2.5', START],
  ['win 30 e6d6', START],
  ['win 30 Kd6', START],
  ['win 30', 'no position'],
])('“%s” from %s is not a duel', (goal, start) => {
  expect(readDuel(goal, start)).toBeUndefined()
})
