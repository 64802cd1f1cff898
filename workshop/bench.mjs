import { join } from 'node:path'
import { ROOT } from '../scripts/paths.mjs'
import { runBenchmark } from '../scripts/run-benchmark.mjs'

/** `npm run bench` in this folder lists its benchmarks, `npm run bench -- NAME` runs one. They read files from the root. */
process.chdir(ROOT)
const FOLDER = join(ROOT, 'workshop', 'bench')
await runBenchmark({ folder: FOLDER, results: join(FOLDER, 'results') }, process.argv.slice(2))
