import { describe, expect, it } from 'vitest'
import { parsePreferences } from './preferences.ts'

const DEFAULTS = { sound: true, premoves: 'unasked', volume: 0.7, speech: false, seats: 'fixed' }

describe('preferences', () => {
  it('come back as they were written', () => {
    const liked = { sound: false, premoves: 'on', volume: 0.2, speech: true, seats: 'table' }
    expect(parsePreferences(JSON.parse(JSON.stringify(liked)))).toEqual(liked)
  })

  it.each([
    [undefined],
    [null],
    [7],
    ['text'],
    [[]],
    [{ volume: 7, seats: 'upside', sound: 'yes', speech: 'yes' }],
  ])('are the defaults where the record is of no use: %j', (stored) => {
    expect(parsePreferences(stored)).toEqual(DEFAULTS)
  })

  it('keep what fits of a record that fits in part', () => {
    expect(parsePreferences({ premoves: 'off', volume: -1 })).toEqual({ ...DEFAULTS, premoves: 'off' })
  })

  it.each([
    [true, 'on'],
    [false, 'unasked'],
  ])('of an older version, which wrote premoves as %s, count as %s', (written, premoves) => {
    expect(parsePreferences({ coordinates: false, premoves: written })).toEqual({ ...DEFAULTS, premoves })
  })
})
