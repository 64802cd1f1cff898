import { spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endWithTest } from '../../tests/support/child.ts'
import { ROOT } from '../paths.mjs'

/** A separate checkout with a fake npm that installs this test's Node. */
let folder
const SETUP = ['installed', 'lock', 'node-version', 'runtime']
const NPM = `
  import { appendFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
  import { setTimeout } from 'node:timers/promises'
  appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n')
  const other = existsSync('runtime') ? 'runtime/asked' : '../asked'
  for (let tries = 0; process.env.NPM_TOGETHER && !existsSync(other); tries++) {
    if (tries === 600) process.exit(1)
    await setTimeout(50)
  }
  if (process.env.NPM_FAILS) process.exit(1)
  mkdirSync('node_modules/.bin', { recursive: true })
  symlinkSync(process.execPath, 'node_modules/.bin/node')
  writeFileSync('node_modules/.package-lock.json', '{"packages":{}}')`
const PROGRAM = `
  import { writeFileSync } from 'node:fs'
  import { ensureRuntime, linkRuntime } from './setup/runtime.mjs'
  await ensureRuntime()
  linkRuntime()
  process.on('SIGTERM', () => { writeFileSync('ended', 'by SIGTERM'); process.exit(7) })
  process.stdout.write('ready ' + process.versions.node + ' ' + process.argv.slice(2) + '\\n')
  if (process.argv[2] === 'stay') setInterval(() => {}, 1000)`

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rook-runtime-'))
  for (const name of ['scripts/setup', 'runtime', 'node_modules/.bin'])
    mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['child', 'paths', ...SETUP.map((name) => `setup/${name}`)])
    copyFileSync(join(ROOT, 'scripts', `${name}.mjs`), join(folder, 'scripts', `${name}.mjs`))
  writeFileSync(join(folder, 'runtime', 'package-lock.json'), '{"packages":{"":{}}}')
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(folder, name), '{"packages":{}}')
  writeFileSync(join(folder, 'npm.js'), NPM)
  writeFileSync(join(folder, 'scripts', 'program.mjs'), PROGRAM)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the program under a Node that reports a different version. */
function start(version, args = [], env = {}) {
  const disguise = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(disguise)}`, 'scripts/program.mjs', ...args],
    { cwd: folder, env: { ...process.env, npm_execpath: join(folder, 'npm.js'), ...env } },
  )
  endWithTest(child)
  const output = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr']) child[stream].on('data', (text) => (output[stream] += text))
  const ended = new Promise((resolve) => child.once('close', (status) => resolve({ status, ...output })))
  return { child, output, ended }
}

const asked = () => {
  const path = join(folder, 'runtime', 'asked')
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').length : 0
}
const HERE = process.versions.node

describe('a start under a Node that is too old', () => {
  it('installs a newer one, reports it, and continues with it; the next start finds it', async () => {
    expect(await start('20.20.2', ['one', 'two']).ended).toEqual({
      status: 0,
      stdout: `ready ${HERE} one,two\n`,
      stderr: `Installing a newer Node beside the packages, since this is Node 20.20.2 ...\nGoing on with Node ${HERE}\n`,
    })
    expect(await start('20.20.2').ended).toEqual({
      status: 0,
      stdout: `ready ${HERE} \n`,
      stderr: `Going on with Node ${HERE}\n`,
    })
    expect(asked()).toBe(1)
    expect(existsSync(join(folder, 'node_modules', '.bin', 'node'))).toBe(true)
  })

  it('installs the packages at the same time if they are missing', async () => {
    rmSync(join(folder, 'node_modules'), { recursive: true })
    expect((await start('20.20.2', [], { NPM_TOGETHER: '1' }).ended).status).toBe(0)
    expect(existsSync(join(folder, 'asked'))).toBe(true)
    expect(existsSync(join(folder, 'node_modules', '.package-lock.json'))).toBe(true)
  })

  it('hands on a signal, and ends as the program ends', async () => {
    const { child, output, ended } = start('20.20.2', ['stay'])
    await expect.poll(() => output.stdout).toMatch(/^ready/)
    child.kill('SIGTERM')
    expect((await ended).status).toBe(7)
    expect(readFileSync(join(folder, 'ended'), 'utf8')).toBe('by SIGTERM')
  })

  it('leaves no program behind when it is killed', async () => {
    const { child, output } = start('20.20.2', ['stay'])
    await expect.poll(() => output.stdout).toMatch(/^ready/)
    child.kill('SIGKILL')
    await expect.poll(() => existsSync(join(folder, 'ended'))).toBe(true)
  })

  it('ends with one line of ours where npm has none', async () => {
    const { status, stdout, stderr } = await start('20.20.2', [], { NPM_FAILS: '1' }).ended
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr.split('\n')[1]).toBe(
      `Cannot start: Node 22.22 or later is needed, this is Node 20.20.2, and npm gave none for ${process.platform}-${process.arch}`,
    )
  })
})

it('a start under a recent Node installs none', async () => {
  expect(await start(HERE).ended).toEqual({ status: 0, stdout: `ready ${HERE} \n`, stderr: '' })
  expect(asked()).toBe(0)
})
