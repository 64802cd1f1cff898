import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './paths.mjs'

describe('the development server', () => {
  it('serves the pages of the site, and stops when it is told to', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rook-dev-'))
    const child = spawn(process.execPath, ['scripts/dev.mjs'], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    const ended = new Promise((resolve) => child.once('close', resolve))
    try {
      await expect.poll(() => said).toMatch(/^ready /m)
      const origin = /^ready (\S+)$/m.exec(said)?.[1] ?? ''
      for (const [path, status] of [
        ['/', 200],
        ['/play', 200],
        ['/blog', 200],
        ['/no-such-page', 404],
        ['/app/root.tsx', 200],
        ['/readyz', 200],
      ]) {
        expect({ path, status: (await fetch(origin + path)).status, said }).toMatchObject({ path, status })
      }
    } finally {
      child.kill()
    }
    expect(await ended).toBe(0)
    await rm(folder, { recursive: true, force: true })
  })
})
