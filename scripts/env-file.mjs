import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/** Settings may stand in `.env`; what the environment says already wins. */
export function loadEnvFile() {
  const path = join(ROOT, '.env')
  if (existsSync(path)) process.loadEnvFile(path)
}
