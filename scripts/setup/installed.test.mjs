import { describe, expect, it } from 'vitest'
import { holdsAll } from './installed.mjs'

const chess = { version: '1.0.0', integrity: 'sha512-a' }
const mac = { version: '1.0.0', integrity: 'sha512-b', optional: true }
const root = { name: 'rook-and-rajah' }
const wanted = { '': root, 'node_modules/chess': chess, 'node_modules/mac-only': mac }

describe('installed packages', () => {
  it.each([
    ['are those of the lock file', { 'node_modules/chess': chess, 'node_modules/mac-only': mac }, true],
    ['may lack what another platform needs', { 'node_modules/chess': chess }, true],
    ['lack one', { 'node_modules/mac-only': mac }, false],
    ['hold one in another version', { 'node_modules/chess': { ...chess, version: '1.0.1' } }, false],
    ['hold one with other content', { 'node_modules/chess': { ...chess, integrity: 'sha512-c' } }, false],
    ['hold one that is no longer wanted', { 'node_modules/chess': chess, 'node_modules/gone': chess }, false],
    ['are not there', undefined, false],
  ])('%s', (_, present, expected) => {
    expect(holdsAll(wanted, present)).toBe(expected)
  })

  it('may lack the tools of tests and checks for a command that builds or runs the site', () => {
    const withTool = {
      ...wanted,
      'node_modules/tool': { version: '1.0.0', integrity: 'sha512-d', dev: true },
    }
    const present = { 'node_modules/chess': chess }
    expect(holdsAll(withTool, present, true)).toBe(true)
    expect(holdsAll(withTool, present)).toBe(false)
  })
})
