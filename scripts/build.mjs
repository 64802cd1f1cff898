import { ensureCli, ensureSite } from './setup/ensure.mjs'

await ensureSite()
await ensureCli()
