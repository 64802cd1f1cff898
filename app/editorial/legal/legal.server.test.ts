import { expect, it } from 'vitest'
import { fillIn } from './legal.server.ts'

const WORDS = {
  name: 'Rook & Rajah',
  operator: 'A. Rajah',
  address: 'Birmingham',
  email: 'a@b.example',
  adClient: undefined,
}

it('fills in who runs the site, safely', () => {
  expect(fillIn('<p>{{site}}: {{operator}}, {{address}}, {{email}}</p>', WORDS)).toBe(
    '<p>Rook &amp; Rajah: A. Rajah, Birmingham, <a href="mailto:a@b.example">a@b.example</a></p>',
  )
})

it('refuses a placeholder without a value', () => {
  expect(() => fillIn('{{phone}}', WORDS)).toThrow('{{phone}}')
})

it('describes advertising as the site uses it', () => {
  const html = '<p>Both.</p>\n<p>{{without-ads}} No ads.</p>\n<p>{{with-ads}} Ads,\n<a>if you agree</a>.</p>'
  expect(fillIn(html, WORDS)).toBe('<p>Both.</p>\n<p>No ads.</p>')
  expect(fillIn(html, { ...WORDS, adClient: 'ca-pub-1' })).toBe(
    '<p>Both.</p>\n<p>Ads,\n<a>if you agree</a>.</p>',
  )
})
