import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { bin, ROOT } from '../paths.mjs'

/** Patterns slower than linear time, which the lint rules must reject. The first three were once in our code. */
const QUADRATIC = [
  ['what stood where Accept-Encoding is read', String.raw`/\s*;\s*/`],
  ['what stood where slashes at an end are cut', String.raw`/\/+$/`],
  ['what stood where the log hides addresses', String.raw`/[^\s@]+@[^\s@]+\.[^\s@]+/g`],
  ['one that goes back over what it has read', String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`],
]
const LINEAR = [String.raw`/^\w+=\w+$/`, String.raw`/^[^\s@]+@/`, String.raw`/\d+x?/y`]

const folder = mkdtempSync(join(tmpdir(), 'rook-patterns-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function lint(patterns) {
  const file = join(folder, 'patterns.mjs')
  // One per line, so that a lint message about a line belongs to its pattern.
  writeFileSync(file, patterns.map((pattern, index) => `export const P${index} = ${pattern}\n`).join(''))
  const args = ['-c', join(ROOT, '.oxlintrc.json'), '-f', 'unix', file]
  const { stdout } = spawnSync(bin('oxlint'), args, { cwd: ROOT, encoding: 'utf8' })
  const refused = [...stdout.matchAll(/patterns\.mjs:(\d+):.*regexp\(no-super-linear/g)]
  return [...new Set(refused.map(([, line]) => patterns[Number(line) - 1]))]
}

describe('the lint', () => {
  it('refuses patterns of quadratic time, and no others', () => {
    const quadratic = QUADRATIC.map(([, pattern]) => pattern)
    expect(new Set(lint([...quadratic, ...LINEAR]))).toEqual(new Set(quadratic))
  })
})
