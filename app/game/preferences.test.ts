import { describe, expect, it } from 'vitest'
import { parsePreferences } from './preferences.ts'

const DEFAULTS = { sound: true, premoves: 'unasked', volume: 0.7, seats: 'fixed' }

describe('preferences', () => {
  it('come back as they were written', () => {
    const liked = { sound: false, premoves: 'on', volume: 0.2, seats: 'table' }
    expect(parsePreferences(JSON.stringify(liked))).toEqual(liked)
  })

  it.each([[null], ['not json'], ['7'], ['null'], ['{"volume":7,"seats":"upside","sound":"yes"}']])(
    'are the defaults where the record is of no use: %s',
    (text) => {
      expect(parsePreferences(text)).toEqual(DEFAULTS)
    },
  )

  it('keep what fits of a record that fits in part', () => {
    expect(parsePreferences('{"premoves":"off","volume":-1}')).toEqual({ ...DEFAULTS, premoves: 'off' })
  })
})
