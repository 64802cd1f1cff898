import { ensureCli } from './setup/ensure.mjs'
import { loadEnvFile } from './env-file.mjs'
import { cliBundle } from './paths.mjs'

loadEnvFile()
await ensureCli()
await import(cliBundle('admin'))
