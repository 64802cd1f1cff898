import { expect, it } from 'vitest'
import { DEFAULT_ONLINE_CHOICES, parseOnlineChoices } from './online-choices.ts'

const CHOSEN = { minutes: 3, increment: 2, untimed: false, color: 'b', name: 'Asha', listed: false }

it.each<[string, unknown, object]>([
  ['what was chosen', JSON.parse(JSON.stringify(CHOSEN)), CHOSEN],
  ['nothing', undefined, DEFAULT_ONLINE_CHOICES],
  ['something else', 'text', DEFAULT_ONLINE_CHOICES],
  ['a time that is not offered', { ...CHOSEN, minutes: 8 }, { ...CHOSEN, minutes: 10 }],
  ['a name that is too long', { ...CHOSEN, name: 'a'.repeat(99) }, { ...CHOSEN, name: 'a'.repeat(24) }],
  ['a listed game, which is asked anew each time', { ...CHOSEN, listed: true }, CHOSEN],
])('reads %s', (_, stored, choices) => {
  expect(parseOnlineChoices(stored)).toEqual(choices)
})
