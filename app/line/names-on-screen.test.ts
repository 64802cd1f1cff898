import { expect, it } from 'vitest'
import { namesOnScreen } from './names-on-screen.ts'

it.each([
  [
    { type: 'computer', skill: 'beginner', seat: 'w', playerName: '' },
    { w: 'You', b: 'Computer, Beginner' },
  ],
  [
    { type: 'computer', skill: 1450, seat: 'b', playerName: 'Asha' },
    { w: 'Computer, 1,450', b: 'Asha' },
  ],
  [
    { type: 'same-screen', names: { w: '', b: 'Ravi' } },
    { w: 'White', b: 'Ravi' },
  ],
] as const)('%j is shown as %j', (opponent, names) => {
  expect(namesOnScreen(opponent, 'You')).toEqual(names)
})
