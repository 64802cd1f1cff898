import { spawnSync } from 'node:child_process'
import { ensureSite } from './setup/ensure.mjs'
import { bin, ROOT } from './paths.mjs'

/**
 * `npm run fuzz`: the fuzz tests with ten times as many cases as in `npm test`, more than 100,000, and different ones each
 * time. `FUZZ_SEED=N npm run fuzz` repeats a run, `FUZZ_TIMES=N` runs N times as many as `npm test`.
 */
await ensureSite()
const env = {
  ...process.env,
  FUZZ_SEED: process.env['FUZZ_SEED'] ?? String(Date.now() % 2 ** 31),
  FUZZ_TIMES: process.env['FUZZ_TIMES'] ?? '10',
}
console.log(`FUZZ_SEED=${env.FUZZ_SEED} FUZZ_TIMES=${env.FUZZ_TIMES}`)
// With this many cases a test takes longer than the time limit that `npm test` allows.
const args = ['run', 'tests/fuzz', '--testTimeout', '3600000']
const { status } = spawnSync(bin('vitest'), args, { cwd: ROOT, env, stdio: 'inherit' })
process.exitCode = status ?? 1
