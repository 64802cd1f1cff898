import { spawn, spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../paths.mjs'

/**
 * No suite takes half as long, on a busy machine either. Without a limit, one test that hangs in an endless loop would hang the
 * run for ever.
 */
const LIMIT_MS = 45 * 60_000
/** How long after a command its own programs may take to end. */
const GRACE_MS = 20_000

/** Commands that run, each the leader of a process group. */
const running = new Set()

/**
 * Runs a command and captures its output. The command has failed if it takes too long, or if a program that it started is
 * still running after it has ended; everything in its process group is ended in either case.
 */
export function runCommand([command, ...args], env, { limitMs = LIMIT_MS, graceMs = GRACE_MS } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group.
      detached: true,
    })
    running.add(child)
    forwardSignals()
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    let trouble = ''
    let grace
    const limit = setTimeout(() => {
      trouble = `It was ended after ${limitMs / 60_000} minutes.\n`
      endGroup(child, 'SIGKILL')
    }, limitMs)
    const settle = (ok) => {
      clearTimeout(limit)
      clearTimeout(grace)
      running.delete(child)
      resolve({ ok: ok && trouble === '', output: output + trouble })
    }
    child.once('error', (error) => {
      output += `${error.message}\n`
      settle(false)
    })
    child.once('exit', () => {
      grace = setTimeout(() => {
        trouble += `It left programs running, which hold its output:\n${listGroup(child)}`
        endGroup(child, 'SIGKILL')
        // One that has left the group keeps the other end open, and must not keep this process.
        for (const stream of [child.stdout, child.stderr]) stream.destroy()
      }, graceMs)
    })
    child.once('close', (code) => settle(code === 0))
  })
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

function listGroup({ pid }) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pgid=,pid=,args='], { encoding: 'utf8' })
  const lines = (stdout ?? '').split('\n').filter((line) => Number(line.trim().split(/\s/)[0]) === pid)
  return lines.map((line) => `  ${line.trim().replace(/^\d+\s+/, '')}\n`).join('')
}

/** The commands have their own groups, so a terminal signals this process alone. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }
let isForwarding = false

function forwardSignals() {
  if (isForwarding) return
  isForwarding = true
  for (const [signal, code] of Object.entries(EXIT_CODES))
    process.once(signal, () => void endAll(signal, code))
}

async function endAll(signal, code) {
  const ended = [...running].map((child) => new Promise((closed) => child.once('close', closed)))
  for (const child of running) endGroup(child, signal)
  await Promise.race([Promise.all(ended), sleep(GRACE_MS)])
  for (const child of running) endGroup(child, 'SIGKILL')
  process.exit(code)
}
