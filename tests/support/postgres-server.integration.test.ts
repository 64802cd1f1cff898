import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { createDatabaseOn, findPostgres } from './postgres-server.ts'

const isOurs = inject('postgresUrl') !== '' && process.env['TEST_DATABASE_URL'] === undefined

describe.runIf(isOurs)('the PostgreSQL of the tests', () => {
  it('starts where the temporary folder is closed to others, and its path longer than a socket may have', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rook-closed-'))
    const long = join(folder, 'x'.repeat(100))
    mkdirSync(long, { mode: 0o700 })
    const before = process.env['TMPDIR']
    process.env['TMPDIR'] = long
    try {
      const server = await findPostgres()
      try {
        const { url, drop } = await createDatabaseOn(server?.url ?? '')
        expect(new URL(url).pathname).toMatch(/^\/test_/)
        await drop()
      } finally {
        server?.stop()
      }
    } finally {
      if (before === undefined) delete process.env['TMPDIR']
      else process.env['TMPDIR'] = before
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
