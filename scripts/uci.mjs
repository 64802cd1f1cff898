import { ensureCli } from './setup/ensure.mjs'
import { cliBundle } from './paths.mjs'

await ensureCli()
// In this process: standard input and output are the engine's alone, and a signal reaches it.
await import(cliBundle('uci'))
