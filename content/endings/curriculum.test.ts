import { describe, expect, it } from 'vitest'
import { positionOf } from '#chess/samples.ts'
import { sharedTables } from '#endings/digests.fixture.ts'
import { findExact } from '#endings/exact.ts'
import { TAUGHT_ENDINGS } from './curriculum.ts'

const menOf = (fen: string): number => fen.split(' ')[0]!.replaceAll(/[\d/]/g, '').length

it('has forty endings in order, each with a unique id', () => {
  expect(TAUGHT_ENDINGS.filter((ending) => !('isSpare' in ending))).toHaveLength(40)
  expect(new Set(TAUGHT_ENDINGS.map(({ id }) => id)).size).toBe(TAUGHT_ENDINGS.length)
})

it('calls a result proved only if a table has it', () => {
  for (const { id, fen, word } of TAUGHT_ENDINGS) expect(word, id).toBe(menOf(fen) <= 4 ? 'table' : 'engine')
})

/** Those of four men need tables that take seconds; all agreed when they were added. */
describe('the tables agree with the results of three men', () => {
  const tables = sharedTables
  it.each(TAUGHT_ENDINGS.filter(({ fen }) => menOf(fen) === 3))('$id', (ending) => {
    const exact = findExact(positionOf(ending.fen), tables)
    const plies = 'plies' in ending ? { plies: ending.plies } : {}
    expect(exact).toEqual({ ok: true, value: { result: ending.result, ...plies } })
  })
})
