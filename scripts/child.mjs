import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'

/**
 * Runs another program as part of setting up. Its standard output joins standard error, since ours belongs to the
 * program that is being set up; its standard input is empty, so that nothing can wait for an answer.
 * A signal to us ends it first: no orphan goes on building.
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

/** Ends with one line where the reader can do something about it; what the program itself said stands above. */
export function stopWith(line) {
  process.stderr.write(`Cannot start: ${line}\n`)
  process.exit(1)
}
