import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { ensureInstalled } from './setup/ensure.mjs'

/** `npm run bench` lists the benchmarks, `npm run bench -- NAME` runs one. Others are in workshop/bench. */
await ensureInstalled()
const { runBenchmark } = await import('./run-benchmark.mjs')
await runBenchmark(
  { folder: join(ROOT, 'tools', 'bench'), results: join(ROOT, 'bench', 'results') },
  process.argv.slice(2),
)
