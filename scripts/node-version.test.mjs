import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { ROOT } from './paths.mjs'

/** Runs a script under a Node that gives itself out as another version. */
function runAs(version, script) {
  const disguise = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  return spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(disguise)}`, script],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, PORT: 'stop here' },
    },
  )
}

describe('a Node that is too old', () => {
  it.each(['start', 'dev', 'build', 'check', 'test', 'uci', 'bench'])(
    'is told so by %s in one line',
    (name) => {
      const { status, stdout, stderr } = runAs('20.18.3', `scripts/${name}.mjs`)
      expect(stderr).toBe('Cannot start: Node 20.19 or later is needed, and this is Node 20.18.3\n')
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    },
  )

  it.each(['18.20.4', '20.18.3', '20.19.0', '20.20.2', '22.0.0', '24.1.0'])('%s', (version) => {
    const { status } = runAs(version, 'scripts/node-version.mjs')
    expect(status).toBe(version < '20.19' ? 1 : 0)
  })
})
