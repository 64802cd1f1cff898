import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './paths.mjs'

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))

describe('the lock file', () => {
  it('knows the optional packages of every platform; npm ci refuses one that does not', () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter((name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
        .map((name) => `${name} of ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('names no host, so that packages come from whatever registry npm is set up with', () => {
    expect(Object.values(packages).filter((entry) => entry.resolved)).toEqual([])
  })

  it('knows the content of every package', () => {
    const unknown = Object.entries(packages).filter(
      ([path, entry]) => path !== '' && !entry.integrity && !entry.inBundle,
    )
    expect(unknown.map(([path]) => path)).toEqual([])
  })
})
