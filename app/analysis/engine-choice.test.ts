import { describe, expect, it } from 'vitest'
import { parseEngineChoice } from './engine-choice.ts'

describe('the choice of the engine on this device', () => {
  it.each([
    ['nothing stored', undefined, { isOn: undefined, variations: 2 }],
    ['switched off', { isOn: false, variations: 3 }, { isOn: false, variations: 3 }],
    ['broken values', { isOn: 'yes', variations: 2.5 }, { isOn: undefined, variations: 2 }],
    ['too many lines', { isOn: true, variations: 99 }, { isOn: true, variations: 2 }],
  ])('%s', (_, stored, choice) => {
    expect(parseEngineChoice(stored)).toEqual(choice)
  })
})
