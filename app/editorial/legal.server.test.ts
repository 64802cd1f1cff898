import { expect, it } from 'vitest'
import { fillIn } from './legal.server.ts'

const WORDS = { name: 'Rook & Rajah', operator: 'A. Rajah', address: 'Birmingham', email: 'a@b.example' }

it('fills in who runs the site, safely', () => {
  expect(fillIn('<p>{{site}}: {{operator}}, {{address}}, {{email}}</p>', WORDS)).toBe(
    '<p>Rook &amp; Rajah: A. Rajah, Birmingham, <a href="mailto:a@b.example">a@b.example</a></p>',
  )
})

it('refuses a gap that nobody can fill', () => {
  expect(() => fillIn('{{phone}}', WORDS)).toThrow('{{phone}}')
})
