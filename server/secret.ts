import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './error-code.ts'

const SECRET_BYTES = 32

/**
 * The secret that signs sessions, if no setting gives one. It is generated once and stored in the data folder, readable by the
 * server's user only. It is written under a temporary name first, so that a killed start leaves no partial secret.
 */
export function readOrMakeSecret(folder: string): string {
  const path = join(folder, 'auth-secret')
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8')
}
