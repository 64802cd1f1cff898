import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../paths.mjs'

/** Every test that docs/security.md names for a claim must exist. */

const text = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8')
const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
const tests = files.filter((file) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(file))

/** The last cell of each row of a table. */
const cells = text
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').at(-2) ?? '')
const named = new Set(
  cells.flatMap((cell) =>
    [...cell.matchAll(/`([\w-]+(?:\/[\w.-]+)+|[\w-]+\.test\.\w+)`/g)].map(([, name]) => name),
  ),
)

/** By its full path, with or without the folder and the test suffix. */
const isThere = (name) =>
  tests.some((file) => {
    const path = `/${file}`
    const bare = path.replace(/(\.integration)?\.(test|spec)\.\w+$/, '')
    return path.endsWith(`/${name}`) || bare.endsWith(`/${name}`) || path.includes(`/${name}/`)
  })

describe('the proofs that docs/security.md names', () => {
  it.each([...named])('%s is a test of this project', (name) => {
    expect(isThere(name)).toBe(true)
  })
})
