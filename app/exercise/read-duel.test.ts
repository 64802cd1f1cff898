import { expect, it } from 'vitest'
import { readDuel } from './read-duel.ts'

const START = '8/8/4k3/8/4K3/8/4P3/8 w - - 0 1'

it('a duel is read as the page has it', () => {
  expect(readDuel('win 30', START)).toEqual({ kind: 'win', within: 30, start: START, given: [] })
})

it.each([
  ['', START],
  ['lose 3', START],
  ['win', START],
  ['win 0', START],
  ['win 2.5', START],
  ['win 30', 'no position'],
])('“%s” from %s is none', (goal, start) => {
  expect(readDuel(goal, start)).toBeUndefined()
})
