import { ensureSite } from './setup/ensure.mjs'
import { loadEnvFile } from './env-file.mjs'
import { SERVER_BUNDLE } from './paths.mjs'

loadEnvFile()
process.env['NODE_ENV'] = 'production'
await ensureSite()
// In this process, so that a signal to it is a signal to the server, and nothing is left behind.
await import(SERVER_BUNDLE)
