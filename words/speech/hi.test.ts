import { expect, it } from 'vitest'
import { words } from './hi.ts'

const plain = {
  role: 'n',
  from: '',
  isCapture: false,
  to: 'f3',
  promotion: undefined,
  isAlone: true,
} as const

it.each([
  [{ ...plain }, '', 'घोड़ा एफ तीन'],
  [{ ...plain, role: 'p', to: 'e4' }, '', 'ई चार'],
  [{ ...plain, from: 'b', to: 'd2' }, '+', 'बी का घोड़ा डी दो, शह'],
  [{ ...plain, role: 'b', isCapture: true, to: 'h6' }, '', 'ऊँट एच छह पर मारता है'],
  [{ ...plain, role: 'p', from: 'e', isCapture: true, to: 'd5' }, '', 'ई का प्यादा डी पाँच पर मारता है'],
  [{ ...plain, role: 'p', to: 'e8', promotion: 'q' }, '', 'प्यादा ई आठ पर, वज़ीर बनता है'],
  [
    { ...plain, role: 'p', from: 'a', isCapture: true, to: 'b8', promotion: 'q' },
    '#',
    'ए का प्यादा बी आठ पर मारता है, वज़ीर बनता है, मात',
  ],
  [{ ...plain, isCapture: true, to: 'e5', isAlone: false }, '', 'घोड़ा ई पाँच'],
] as const)('%o%s is spoken as “%s”', (move, ending, spoken) => {
  expect(words.move(move, ending).normalize('NFC')).toBe(spoken.normalize('NFC'))
  expect(spoken).not.toMatch(/[A-Za-z]/)
})

it('has no Latin letters in castling and files', () => {
  expect(words.castling('long', '+')).toBe('लंबी कैसलिंग, शह')
  expect(words.rest('e फ़ाइल खाली है')).toBe('ई फ़ाइल खाली है')
})
