import { describe, expect, it } from 'vitest'
import { words } from './hi.ts'

describe('a typed question in Hindi', () => {
  it.each([
    ['मोहरे घोड़ा', 'मोहरे घोडा'],
    ['घोड़े कहाँ हैं?', 'p घोडे'],
    ['e4 पर क्या है', 's e4'],
    ['खाना ई चार', 'खाना e4'],
    ['e4 पर हमला', 'हमला e4'],
    ['फ़ाइल ई', 'फाइल e'],
    ['पंक्ति ४', 'पंक्ति 4'],
    ['चाल', 'चाल'],
    ['?', '?'],
    ['s e4', 's e4'],
    // No questions: these are moves.
    ['e4', 'e4'],
    ['घोड़ा f3', 'घोडा f3'],
  ])('“%s” is read as “%s”', (text, read) => expect(words.read(text).join(' ')).toBe(read))

  it('is answered with who took which pieces, which cannot be read as the pieces that a side lost', () => {
    expect(words.captured(['q', 'p'], [])).toBe('सफ़ेद ने ये मोहरे मारे: वज़ीर, प्यादा। काले ने कुछ नहीं मारा।')
  })

  it('is answered with the pieces of each side', () => {
    expect(words.pieces('n', ['g1', 'c3'], ['b8'])).toBe('घोड़े: सफ़ेद के g1 और c3 पर; काले का b8 पर।')
    expect(words.pieces('q', ['d1'], [])).toBe('वज़ीर: सफ़ेद का d1 पर; काले का कोई नहीं।')
    expect(words.attackers('e4', [{ piece: { color: 'b', role: 'n' }, square: 'f6' }])).toBe(
      'e4 पर हमला: f6 का काला घोड़ा।',
    )
  })
})
