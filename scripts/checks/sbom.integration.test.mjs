import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../paths.mjs'

it('npm run sbom names everything that the site is made of, in CycloneDX', () => {
  const printed = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 26,
  })
  const bill = JSON.parse(printed)
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.\d$/) })
  // A package may be present in several versions.
  const named = new Map(
    bill.components.map((component) => [`${component.name}@${component.version}`, component]),
  )
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  for (const each of Object.entries(dependencies).map((pair) => pair.join('@')))
    expect(named.get(each)?.licenses, each).toHaveLength(1)
  const isTool = ({ properties }) => properties.some(({ name }) => name === 'cdx:npm:package:development')
  expect(isTool(named.get(`hono@${dependencies.hono}`))).toBe(false)
  expect(isTool(named.get(`oxfmt@${devDependencies.oxfmt}`))).toBe(true)
})
