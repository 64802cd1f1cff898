import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withLock } from './lock.mjs'

let folder
let lock
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rook-lock-'))
  lock = join(folder, 'inner', '.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the lock', () => {
  it('hands back what the work made, and leaves nothing behind', async () => {
    expect(await withLock(lock, () => 'made')).toBe('made')
    expect(readdirSync(join(folder, 'inner'))).toEqual([])
  })

  it('is given back by work that fails', async () => {
    await expect(withLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(existsSync(lock)).toBe(false)
  })

  it('lets one process in at a time', async () => {
    const diary = join(folder, 'diary')
    const program = `
      import { appendFileSync } from 'node:fs'
      import { withLock } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)}
      for (let turn = 0; turn < 5; turn++) {
        await withLock(${JSON.stringify(lock)}, async () => {
          appendFileSync(${JSON.stringify(diary)}, 'in ' + process.pid + '\\n')
          await new Promise((resolve) => setTimeout(resolve, 5))
          appendFileSync(${JSON.stringify(diary)}, 'out ' + process.pid + '\\n')
        })
      }`
    await Promise.all([1, 2, 3].map(() => run(program)))
    const lines = readFileSync(diary, 'utf8').trim().split('\n')
    expect(lines).toHaveLength(30)
    for (let at = 0; at < lines.length; at += 2) expect(lines[at + 1]).toBe(lines[at].replace('in', 'out'))
  })

  it('is taken from a holder that died', async () => {
    const dead = await run('')
    hold({ token: 'other', pid: dead, host: hostname() })
    expect(await withLock(lock, () => 'taken')).toBe('taken')
  })

  it('is taken from a holder elsewhere that has fallen silent', async () => {
    hold({ token: 'other', pid: process.pid, host: 'another-container' })
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(lock, longAgo, longAgo)
    expect(await withLock(lock, () => 'taken')).toBe('taken')
  })

  it('makes others wait while its holder lives, with one message', async () => {
    const said = []
    const work = []
    const first = withLock(lock, async () => {
      await expect.poll(() => said.length).toBe(1)
      work.push('first')
    })
    const second = withLock(
      lock,
      () => work.push('second'),
      () => said.push('waiting'),
    )
    await Promise.all([first, second])
    expect({ work, said }).toEqual({ work: ['first', 'second'], said: ['waiting'] })
  })
})

function hold(owner) {
  mkdirSync(lock, { recursive: true })
  writeFileSync(join(lock, 'owner.json'), JSON.stringify(owner))
}

/** Runs a program to completion and resolves to its process id. */
function run(program) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 2],
  })
  return new Promise((resolve, reject) => {
    child.once('close', (code) => (code === 0 ? resolve(child.pid) : reject(new Error(`ended with ${code}`))))
  })
}
