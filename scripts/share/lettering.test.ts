import { describe, expect, it } from 'vitest'
import { fitLines, openFace, type Box } from './lettering.ts'

/** A font whose letters are all half as wide as the type is high. */
const face = { width: (text: string) => text.length / 2 }
const box: Box = { width: 500, height: 300, largest: 80, smallest: 40, lineHeight: 1 }

describe('a title', () => {
  it.each([
    ['Chess Blog', ['Chess Blog']],
    ['Time Trouble Is a Habit', ['Time Trouble', 'Is a Habit']],
    ['The Fork, Taught by Its Geometry', ['The Fork,', 'Taught by', 'Its Geometry']],
    ['The Rise of Chess in India', ['The Rise', 'of Chess', 'in India']],
    ['चौदह बाज़ियाँ सिंगापुर में', ['चौदह बाज़ियाँ', 'सिंगापुर में']],
  ])('is broken where "%s" reads well', (title, lines) => {
    expect(fitLines(title, face, box).lines).toEqual(lines)
  })

  it('is as large as may be where there is room, and smaller where there is less', () => {
    expect(fitLines('Chess Blog', face, box).size).toBe(80)
    expect(fitLines('Grandmasters', face, box).size).toBe(80)
    expect(fitLines('Nepomniachtchi and others', face, box).size).toBeLessThan(72)
  })

  it('stays within its box', () => {
    const title = 'One Title, Two Names: Carlsen and Nepomniachtchi Share the World Blitz'
    const { size, lines } = fitLines(title, face, box)
    expect(lines.join(' ')).toBe(title)
    expect(lines.length * size).toBeLessThanOrEqual(box.height)
    for (const line of lines) expect(face.width(line) * size).toBeLessThanOrEqual(box.width)
  })

  it('that does not fit is refused', () => {
    expect(() => fitLines('Chess '.repeat(40).trim(), face, box)).toThrow(/does not fit/)
    expect(() => fitLines('A'.repeat(30), face, box)).toThrow(/does not fit/)
  })
})

describe('a face', () => {
  const eczar = openFace('app/ui/fonts/eczar-latin-600.woff2')

  it('gives letters as shapes, from the place where the text begins', () => {
    expect(eczar.outline('Ai', 100, 200, 50)).toMatch(/^M1\d\d[\d.]* 200L[^]*Z$/)
    expect(eczar.outline('', 0, 0, 50)).toBe('')
  })

  it('sets letters as close as their shapes ask', () => {
    expect(eczar.width('AV')).toBeLessThan(eczar.width('A') + eczar.width('V'))
  })

  it('joins Devanagari letters, and mixes them with Latin ones', () => {
    const both = openFace('app/ui/fonts/eczar-latin-600.woff2', 'app/ui/fonts/eczar-devanagari-600.woff2')
    expect(both.width('द्या')).toBeLessThan(both.width('द') + both.width('या'))
    expect(both.width('2024 में')).toBeCloseTo(eczar.width('2024 ') + both.width('में'))
    expect(both.outline('शह-मात', 0, 0, 50)).not.toContain('NaN')
    expect(eczar.covers('शह')).toBe(false)
  })

  it('refuses a letter that it does not have', () => {
    expect([eczar.covers('Chess'), eczar.covers('Chess \u5c06')]).toEqual([true, false])
    expect(() => eczar.width('Chess \u5c06')).toThrow(/Eczar-SemiBold has no \u5c06/)
  })
})
