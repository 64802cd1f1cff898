import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const MODULE = JSON.stringify(new URL('threaded-writer.ts', import.meta.url).href)
const run = promisify(execFile)

/** Runs a process whose writer thread runs the given code at its first request. The process prints a line if it survives. */
async function endOf(threadDoes: string): Promise<unknown> {
  const program = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { ${threadDoes} })`
  const server = `
    import { openThreadedWriter } from ${MODULE}
    const writer = openThreadedWriter(new URL('data:text/javascript,' + encodeURIComponent(${JSON.stringify(program)})), '')
    writer.begin().catch(() => {})
    setTimeout(() => { console.log('still there'); process.exit() }, 20_000)`
  return run(process.execPath, ['--input-type=module', '--eval', server]).catch((error: unknown) => error)
}

it.each([
  ['breaks', `throw new Error('no memory')`, 'no memory'],
  ['ends', 'process.exit()', 'has ended unexpectedly'],
])(
  'a server whose thread %s ends too, for it could write no more',
  async (_, threadDoes, reason) => {
    expect(await endOf(threadDoes)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(reason) as string,
    })
  },
  30_000,
)
