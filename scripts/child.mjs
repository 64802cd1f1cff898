import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'

/**
 * Runs another program during setup. Its standard output goes to standard error, since ours belongs to the program being set
 * up; its standard input is empty, so that nothing can wait for input. A signal to us ends the child first, so that no orphan
 * keeps building.
 */
export function runQuietly(command, args, env = process.env, cwd = ROOT) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 2, 2] })
    const forward = (signal) => {
      child.kill(signal)
      child.once('exit', () => process.exit(signal === 'SIGINT' ? 130 : 143))
    }
    process.once('SIGTERM', forward)
    process.once('SIGINT', forward)
    const settle = () => {
      process.off('SIGTERM', forward)
      process.off('SIGINT', forward)
    }
    child.once('error', (error) => {
      settle()
      reject(error)
    })
    child.once('exit', (code) => {
      settle()
      resolve(code ?? 1)
    })
  })
}

/** Exits with one line if the reader can act on it; the program's own output is above. */
export function stopWith(line) {
  process.stderr.write(`Cannot start: ${line}\n`)
  process.exit(1)
}
