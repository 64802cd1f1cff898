import { ensureCli, ensureSite } from './setup/ensure.mjs'
import { ensurePictures, ensureSampleOfPictures } from './setup/pictures.mjs'

/** Builds everything. With `--sample`, for tests, it draws few of the share pictures. */
await ensureSite()
await (process.argv.includes('--sample') ? ensureSampleOfPictures() : ensurePictures())
await ensureCli()
