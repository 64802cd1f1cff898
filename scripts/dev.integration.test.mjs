import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { spawnNode } from '../tests/support/child.ts'
import { ROOT } from './paths.mjs'

describe('the development server', () => {
  it('serves the pages of the site, and stops at a signal', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rook-dev-'))
    const env = { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' }
    const { process: child, output, exit } = spawnNode(['scripts/dev.mjs'], env, { cwd: ROOT })
    try {
      await expect.poll(() => output.stdout).toMatch(/^ready /m)
      const origin = /^ready (\S+)$/m.exec(output.stdout)?.[1] ?? ''
      for (const [path, status] of [
        ['/', 200],
        ['/play', 200],
        ['/blog', 200],
        ['/no-such-page', 404],
        ['/app/root.tsx', 200],
        ['/readyz', 200],
      ]) {
        expect({ path, status: (await fetch(origin + path)).status, output }).toMatchObject({ path, status })
      }
    } finally {
      child.kill()
    }
    expect((await exit).code).toBe(0)
    await rm(folder, { recursive: true, force: true })
  })
})
