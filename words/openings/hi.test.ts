import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { words } from './hi.ts'

const latin = (text: string): string => `<${text}>`
const named = (name: string, eco?: string): string => words.name(name, latin, eco).join('')

describe('opening names in Hindi', () => {
  it.each([
    ['Sicilian Defense', undefined, 'सिसिलियन डिफ़ेंस (<Sicilian Defense>)'],
    [
      'Sicilian Defense: Najdorf Variation',
      'B90',
      'सिसिलियन डिफ़ेंस (<Sicilian Defense: Najdorf Variation>, B90)',
    ],
    ['Grob Opening', undefined, '<Grob Opening>'],
    ['Grob Opening: Keres Attack', 'A00', '<Grob Opening: Keres Attack> (A00)'],
  ])('mark the Latin letters of %s', (name, eco, text) => expect(named(name, eco)).toBe(text))

  it('are Hindi alone for a whole opening', () => {
    expect(words.family('Caro-Kann Defense')).toBe('कारो-कान डिफ़ेंस')
    expect(words.family('Grob Opening')).toBe('Grob Opening')
  })

  it('cover 55 of 100 named positions', () => {
    const names = readFileSync('content/openings/openings.txt', 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split(' ').slice(2).join(' '))
    const inHindi = names.filter((name) => !named(name).startsWith('<'))
    expect(inHindi.length / names.length).toBeGreaterThan(0.55)
  })
})
