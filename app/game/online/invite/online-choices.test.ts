import { expect, it } from 'vitest'
import { DEFAULT_ONLINE_CHOICES, parseOnlineChoices } from './online-choices.ts'

const CHOSEN = { minutes: 3, increment: 2, untimed: false, color: 'b', name: 'Asha', listed: false }

it.each<[string, string | null, object]>([
  ['what was chosen', JSON.stringify(CHOSEN), CHOSEN],
  ['nothing', null, DEFAULT_ONLINE_CHOICES],
  ['no JSON', '{', DEFAULT_ONLINE_CHOICES],
  ['something else', '"text"', DEFAULT_ONLINE_CHOICES],
  ['a time that is not offered', JSON.stringify({ ...CHOSEN, minutes: 7 }), { ...CHOSEN, minutes: 10 }],
  [
    'a name that is too long',
    JSON.stringify({ ...CHOSEN, name: 'a'.repeat(99) }),
    { ...CHOSEN, name: 'a'.repeat(24) },
  ],
  ['a listed game, which is asked anew each time', JSON.stringify({ ...CHOSEN, listed: true }), CHOSEN],
])('reads %s', (_, stored, choices) => {
  expect(parseOnlineChoices(stored)).toEqual(choices)
})
