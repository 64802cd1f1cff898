import { describe, expect, it } from 'vitest'
import { runCommand } from './run-command.mjs'

const node = (program) => [process.execPath, '-e', program]
/** Prints the id of a program that inherits our output and ends after 10 minutes. */
const LEAVE =
  "const { pid } = require('child_process').spawn('sleep', ['600'], { stdio: 'inherit' }); console.log(pid)"

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a command of the checks', () => {
  it('has its output captured, and fails with another code than 0', async () => {
    expect(await runCommand(node("console.log('a'); console.error('b')"))).toEqual({
      ok: true,
      output: 'a\nb\n',
    })
    expect(await runCommand(node('process.exit(3)'))).toEqual({ ok: false, output: '' })
    expect((await runCommand(['no-such-program'])).ok).toBe(false)
  })

  it('that leaves a program running fails and names it, and the program is ended', async () => {
    const { ok, output } = await runCommand(node(`${LEAVE}; process.exit(0)`), {}, { graceMs: 200 })
    const pid = Number.parseInt(output, 10)
    expect(ok).toBe(false)
    expect(output).toMatch(/^\d+\nIt left programs running, which hold its output:\n {2}\d+ sleep 600\n$/)
    await expect.poll(() => isRunning(pid)).toBe(false)
  })

  it('that takes too long fails with a message, and is ended with every program that it started', async () => {
    const { ok, output } = await runCommand(node(LEAVE), {}, { limitMs: 3_000 })
    expect({ ok, said: output.split('\n')[1] }).toEqual({
      ok: false,
      said: 'It was ended after 0.05 minutes.',
    })
    await expect.poll(() => isRunning(Number.parseInt(output, 10))).toBe(false)
  })
})
