import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { RECORD_BYTES } from './engine/training-record.ts'
import { generate } from './net-games.ts'

const folder = mkdtempSync(join(tmpdir(), 'net-games-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('plays the same games after it was killed in the middle of a write, each with both kings and a result', () => {
  const [whole, cut] = [join(folder, 'whole.bin'), join(folder, 'cut.bin')]
  generate(whole, 5, (games) => games === 2)
  generate(cut, 5, (games) => games === 1)
  appendFileSync(cut, new Uint8Array(RECORD_BYTES - 5))
  const { positions, inFile } = generate(cut, 5, (games) => games === 1)
  expect(positions).toBeGreaterThan(0)
  const bytes = readFileSync(cut)
  expect(bytes.length).toBe(inFile * RECORD_BYTES)
  expect(bytes).toEqual(readFileSync(whole))
  for (let at = 0; at < bytes.length; at += RECORD_BYTES) {
    const codes = [...bytes.subarray(at + 8, at + 24)].flatMap((pair) => [pair & 15, pair >> 4])
    expect(codes.filter((code) => (code & 7) === 6)).toHaveLength(2)
    expect(bytes[at + 26]).toBeLessThanOrEqual(2)
  }
})
