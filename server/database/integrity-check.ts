import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Log } from '#server/log.ts'

interface IntegrityCheck {
  /** check-database.ts, or its bundle. */
  readonly program: URL
  readonly path: string
  readonly log: Log
  readonly onDamage: () => void
}

/** In milliseconds. The check reads the whole file, so the start and the first visitors get the disk and the cores first. */
const START_DELAY = 1_000

/**
 * Checks the embedded database once, in the background. Opening it reads only the first page, so damage elsewhere would go
 * unnoticed until a visitor needs it. Returns a function that stops the check.
 */
export function startIntegrityCheck({ program, path, log, onDamage }: IntegrityCheck): () => void {
  let stop = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    const child = spawn(process.execPath, [fileURLToPath(program), path], {
      env: {},
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.unref()
    let isStopped = false
    stop = () => {
      isStopped = true
      child.kill('SIGKILL')
    }
    const output = { finding: '', trouble: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output.finding += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output.trouble += text))
    child.once('error', (error) => log('warn', 'database not checked', { error }))
    child.once('close', (code) => {
      if (isStopped) return
      const isDamaged = output.finding !== '' || /SQLITE_(CORRUPT|NOTADB)/.test(output.trouble)
      if (isDamaged) {
        log('error', 'database damaged', { finding: output.finding || output.trouble })
        onDamage()
      } else if (code !== 0) log('warn', 'database not checked', { code, reason: output.trouble })
    })
  }, START_DELAY).unref()
  return () => stop()
}
