import { ensureSite } from './setup/ensure.mjs'
import { drawPicturesLater } from './setup/pictures.mjs'
import { loadEnvFile } from './env-file.mjs'
import { SERVER_BUNDLE } from './paths.mjs'

loadEnvFile()
process.env['NODE_ENV'] = 'production'
await ensureSite()
// Runs in this process, so that signals reach the server directly and no process is left behind.
await import(SERVER_BUNDLE)
drawPicturesLater()
