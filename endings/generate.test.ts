import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ARRAY_KINDS, makeCanonicalArray } from './canonical-array.ts'
import { CLASS_NAMES } from './classes.ts'
import { parseDigests, sharedTables } from './digests.fixture.ts'
import { BLACK, WHITE } from './table.ts'

const tables = sharedTables
const digests = parseDigests(readFileSync(new URL('digests.tsv', import.meta.url), 'utf8'))
const THREE_MEN = CLASS_NAMES.filter((name) => name.length === 'KQvK'.length)

describe('tables of three men equal those of an independent generator', () => {
  it.each(THREE_MEN)('%s', (name) => {
    for (const [color, side] of [
      ['w', WHITE],
      ['b', BLACK],
    ] as const) {
      // prettier-ignore
      for (const kind of ARRAY_KINDS) {
        const array = makeCanonicalArray(tables(name), side, kind)
        const found = createHash('sha256').update(array).digest('hex')
        expect(found, `${color} ${kind}`).toBe(digests.get(`${name} ${color}`)![kind])
      }
    }
  })
})
