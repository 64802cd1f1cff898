import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/** Reads settings from `.env`; environment variables take precedence. */
export function loadEnvFile() {
  const path = join(ROOT, '.env')
  if (existsSync(path)) process.loadEnvFile(path)
}
