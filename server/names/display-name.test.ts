import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LONGEST_DISPLAY_NAME } from '#contract/limits.ts'
import { parseDonorName } from './display-name.ts'

const nameOf = (text: string) => {
  const parsed = parseDonorName(text)
  return parsed.ok ? parsed.value : parsed.error
}
const graphemes = (text: string) => [...new Intl.Segmenter('en').segment(text)].length

describe('a donor’s name', () => {
  it.each([
    ['Asha Rao', 'Asha Rao'],
    ['  Asha \t\n Rao ', 'Asha Rao'],
    ['विश्वनाथन आनन्द', 'विश्वनाथन आनन्द'],
    ['அனந்த்', 'அனந்த்'],
    ['D’Arcy O‘Neill-Smith, Jr.', 'D’Arcy O‘Neill-Smith, Jr.'],
    // Markup stays plain text; the code that renders it escapes it.
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['=cmd()', '=cmd()'],
    ['Year of 1984 and 64 squares', 'Year of 1984 and 64 squares'],
    ['J.R. Capablanca', 'J.R. Capablanca'],
    ['Chess @ Chennai', 'Chess @ Chennai'],
    ['Robert"); drop table donations;--', 'Robert"); drop table donations;--'],
    // Characters that affect the surrounding text are removed.
    ['Mallory\u202Eerised', 'Malloryerised'],
    ['a\u2066b\u2069c\u200Fd\u061Ce', 'abcde'],
    ['Zero\u200Bwidth\uFEFF', 'Zerowidth'],
    ['bell\u0007 null\u0000 escape\u001B[31m', 'bell null escape[31m'],
    ['half \uD83D a character', 'half a character'],
    [`Z${'\u0301\u0302\u0303'.repeat(20)}algo`, `${'Z\u0301\u0302\u0303\u0301'.normalize('NFC')}\u0302algo`],
  ])('%j stands as %j', (given, shown) => {
    expect(nameOf(given)).toBe(shown)
  })

  it.each(['', '   ', '\u200B\u200D', '...', '\u202E', '🙂', '-'])('%j is anonymous', (given) => {
    expect(parseDonorName(given)).toEqual({ ok: true, value: undefined })
  })

  it('is cut at the 60th character that can be seen, and not in the middle of one', () => {
    expect(nameOf('a'.repeat(10_000))).toBe('a'.repeat(LONGEST_DISPLAY_NAME))
    const shown = nameOf('क्षि'.repeat(10_000)) ?? ''
    expect(shown.length).toBeLessThanOrEqual(300)
    expect(shown.replaceAll('क्षि', '')).toBe('')
    expect(graphemes(nameOf('é'.normalize('NFD').repeat(90)) ?? '')).toBe(LONGEST_DISPLAY_NAME)
  })

  it.each([
    'Fuck',
    'FUCK OFF',
    'f u c k',
    'sh1t',
    '@sshole',
    'fück',
    'ｓｈｉｔ',
    'Heil-Hitler',
    'f.u.c.k you',
    'https://chess.example',
    'www.chess',
    'Visit chess.com/asha',
    'buy at shop.xyz now',
    'visit evil.ru now',
    'evil.ru',
    'play at EVIL.Co.Uk!',
    'сайт.рф',
    'evil.xn--p1ai',
    'evil。com',
    'evil．com',
    'my.github.io',
    'join t.me/evil',
    'x.com/evil',
    '(evil.ru)',
    'A.evil.ru',
    'asha@chess.museum',
    '+91 98400 12345',
    '020 7946 0123',
    '९८४०० १२३४५',
    // Insults in Devanagari, with other vowels, nasals and dots, drawn out or written apart.
    'चूतिया',
    'चुतिया',
    'चूतिये',
    'चूतिए',
    'मादरचोद',
    'माद\u200dरचोद',
    'बहनचोद',
    'भोसड़ीके',
    'भोसडीके',
    'गांडू',
    'गाँडू',
    'गाण्डू',
    'रंडी',
    'रण्डी',
    'हरामज़ादा',
    'हरामजादा',
    'हरामी राजा',
    'कमीना',
    'कुत्ता',
    'लौड़ा',
    'चू ति या',
    'चू.ति.या',
    'चूतियाा',
    'फ़क यू',
    // The same in Latin letters.
    'Chutiye',
    'chutiyaaa',
    'CHOOTIYA',
    'BhosdiKe',
    'behenchod',
    'h@r@mi',
    'Haramkhor',
    // Addresses with other dots, spelt out, or without a domain of the Internet.
    'evil․ru',
    'evil·ru',
    'evil•ru',
    'evil dot ru',
    'evil (dot) com',
    'evil[.]ru',
    'evil . ru',
    'evil डॉट कॉम',
    'ｅｖｉｌ．ｒｕ',
    'evil\u200d.ru',
    'Visit ⓔⓥⓘⓛ.ⓡⓤ',
    'me@evil',
    'me＠evil',
    // Telephone numbers in circles.
    '⑨⑧④⓪⓪①②③④⑤',
    '❾❽❹➉❶❷❸',
    // Those who run the site.
    'admin',
    'Admin',
    'ADM1N',
    'аdmin',
    'ａｄｍｉｎ',
    'Site Admin',
    'Moderator',
    'Support Team',
    'Rook & Rajah',
    'Rook and Rajah Support',
    'एडमिन',
  ])('%j is refused', (given) => {
    expect(parseDonorName(given)).toEqual({ ok: false, error: 'ERR_NAME_REFUSED' })
  })

  it.each([
    'Scunthorpe CC',
    'Dick Hitchcock',
    'Arsenal fan',
    'Cassandra',
    'Shital',
    'A B C',
    // Initials and titles before a surname, although .no, .in, .green and .black are top-level domains.
    'Dr. No',
    'Dr.No',
    'J.R. Smith',
    'J.R.Smith',
    'a.b',
    'T.Green',
    'Dr.K.Black',
    'M.S.Dhoni',
    'S.In',
    'Asha R.',
    'asha.rao',
    'O. Ravi.Kumar',
    'e4.e5',
    'No.1 fan',
    'and so on...ok',
    'Dot Green',
    'Polka dot club of Pune',
    'Chess Support Group of Pune',
    'J@ck',
    'Rajah',
    'Rook',
    'Joe Root',
    'Official Arbiter Rao',
  ])('%j is a name', (given) => {
    expect(nameOf(given)).toBe(given)
  })

  it('whatever is given, is short, holds no control character, and parses to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (given) => {
        const shown = nameOf(given)
        if (shown === undefined || shown === 'ERR_NAME_REFUSED') return
        expect(graphemes(shown)).toBeLessThanOrEqual(LONGEST_DISPLAY_NAME)
        expect(shown).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u)
        expect(nameOf(shown)).toBe(shown)
      }),
      { numRuns: 100 },
    )
  })
})
