import { ensureCli, ensureSite } from './ensure.mjs'

await ensureSite()
await ensureCli()
