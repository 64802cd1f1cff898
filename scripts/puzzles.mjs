import { ensureCli } from './setup/ensure.mjs'
import { cliBundle } from './paths.mjs'

await ensureCli()
await import(cliBundle('puzzles'))
