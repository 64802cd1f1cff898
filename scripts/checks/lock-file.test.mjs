import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../paths.mjs'

const read = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
const { packages } = read('package-lock.json')

/** The entry that Node would load for a package: its own copy, or that of the nearest folder above. */
function find(name, from) {
  for (let path = from; ; path = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1))) {
    const found = packages[path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`]
    if (found !== undefined || path === '') return found
  }
}

/** Dependencies of a package that are missing or have another version. Ranges are left to npm; exact versions are compared. */
function findUnmet(path, wanted = {}, overrides = {}) {
  return Object.entries(wanted)
    .map(([name, version]) => [name, overrides[name] ?? version, find(name, path)?.version])
    .filter(
      ([, version, found]) =>
        found === undefined || (/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) && found !== version),
    )
    .map(([name, version, found]) => `${path}: ${name} ${version}, found ${found}`)
}

describe('the lock file', () => {
  it('is that of package.json', () => {
    const { dependencies, devDependencies, engines } = read('package.json')
    expect(packages['']).toMatchObject({ dependencies, devDependencies, engines })
    // Without entries that nothing requires any more.
    for (const kind of ['dependencies', 'devDependencies'])
      expect(Object.keys(packages[''][kind])).toEqual(Object.keys(read('package.json')[kind]))
  })

  it('knows what every package needs, in the version it names, and so for every platform; npm ci refuses what does not', () => {
    const { overrides } = read('package.json')
    const unmet = Object.entries(packages).flatMap(([path, entry]) =>
      ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
        findUnmet(path, entry[kind], path === '' ? {} : overrides),
      ),
    )
    expect(unmet).toEqual([])
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
