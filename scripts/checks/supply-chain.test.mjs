import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../paths.mjs'
import { BUILD_TOOLS } from './build-tools.mjs'

/** Checks that the licences of third-party packages and typefaces are allowed, and that installing packages runs no scripts. */

const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
const { packages } = readJson('package-lock.json')
const entries = Object.entries(packages).filter(([path]) => path !== '')
const installed = entries.filter(([path]) => existsSync(join(ROOT, path, 'package.json')))

/** Licences of packages that we ship: they require their notice or, like MPL-2.0, publishing changes to their own files. */
const SHIPPED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0']
SHIPPED.push('ISC', 'MIT', 'MIT-0', 'Unlicense', 'Zlib')
/** Tools for building and testing, no part of which is shipped with the site. */
const TOOLS = new Set([...SHIPPED, 'MPL-2.0'])
/** Tools under other licences, each with the reason. */
const NAMED = {
  // Browser usage data, read by tools at build.
  'caniuse-lite': 'CC-BY-4.0',
  // The library behind sharp, which resizes the gallery's pictures; linked to and not modified.
  '@img/sharp-': 'LGPL-3.0-or-later',
}
/** Packages whose install scripts we run: none, since `npm ci` runs without scripts. */
const WITH_SCRIPTS = []

/**
 * True if the SPDX expression `licence` permits an allowed licence. Does not handle nested brackets, which no package here
 * uses.
 */
const allows = (licence = '', allowed) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.has(part)))

/** The entry that Node would load for a package: its own copy, or that of the nearest folder above. */
function findPath(name, from) {
  for (let path = from; ; path = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1))) {
    const found = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`
    if (packages[found] !== undefined) return found
    if (path === '') return undefined
  }
}

/** All transitive dependencies of the site, on any platform. */
function findShipped() {
  const shipped = new Set()
  const add = (names, from) => {
    for (const name of names) {
      const path = findPath(name, from)
      if (path === undefined || shipped.has(path)) continue
      shipped.add(path)
      const { dependencies = {}, optionalDependencies = {} } = packages[path]
      add([...Object.keys(dependencies), ...Object.keys(optionalDependencies)], path)
    }
  }
  add(
    Object.keys(packages[''].dependencies).filter((name) => !BUILD_TOOLS.has(name)),
    '',
  )
  return shipped
}

describe('the licence of', () => {
  const shipped = findShipped()

  it('every package that the site is made of lets it go out with the site', () => {
    const allowed = new Set(SHIPPED)
    expect(shipped.size).toBeGreaterThan(80)
    const refused = [...shipped].filter((path) => !allows(packages[path].license, allowed))
    expect(refused.map((path) => `${path} ${packages[path].license}`)).toEqual([])
  })

  it('every tool is one of those we know, or named with its reason', () => {
    const isNamed = (path, licence) =>
      Object.entries(NAMED).some(
        ([name, of]) => path.includes(`node_modules/${name}`) && allows(licence, new Set([...TOOLS, of])),
      )
    const refused = entries.filter(
      ([path, { license }]) => !shipped.has(path) && !allows(license, TOOLS) && !isNamed(path, license),
    )
    expect(refused.map(([path, { license }]) => `${path} ${license}`)).toEqual([])
  })

  it('every package is what the package itself says', () => {
    expect(installed.length).toBeGreaterThan(500)
    const others = installed.filter(([path, { license }]) => {
      const said = readJson(join(path, 'package.json')).license
      return said !== license
    })
    expect(others.map(([path]) => path)).toEqual([])
  })

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
    [undefined, false],
  ])('%s counts as allowed: %s', (licence, expected) => {
    expect(allows(licence, new Set(SHIPPED))).toBe(expected)
  })

  it('every typeface is the Open Font License, which is stored beside it and credited', () => {
    const folder = 'app/ui/fonts'
    const faces = readdirSync(join(ROOT, folder)).filter((name) => /\.(woff2?|ttf|otf)$/.test(name))
    const families = new Set(faces.map((name) => name.split('-')[0]))
    expect(families).toEqual(new Set(['eczar', 'mukta']))
    const terms = readFileSync(join(ROOT, folder, 'OFL.txt'), 'utf8')
    const credits = readFileSync(join(ROOT, 'docs/credits.md'), 'utf8')
    expect(terms).toContain('SIL OPEN FONT LICENSE Version 1.1')
    for (const family of families) {
      expect(terms).toMatch(new RegExp(`^Copyright.*${family}`, 'im'))
      expect(credits).toMatch(new RegExp(`${family}.*SIL Open Font License 1\\.1`, 'i'))
    }
  })
})

describe('installing', () => {
  it('runs no script of any package', () => {
    const kinds = ['preinstall', 'install', 'postinstall']
    const scripted = installed.filter(
      ([path]) =>
        existsSync(join(ROOT, path, 'binding.gyp')) ||
        kinds.some((kind) => readJson(join(path, 'package.json')).scripts?.[kind] !== undefined),
    )
    expect(scripted.map(([path]) => path)).toEqual(WITH_SCRIPTS)
    expect(entries.filter(([, entry]) => entry.hasInstallScript).map(([path]) => path)).toEqual(WITH_SCRIPTS)
  })
})
