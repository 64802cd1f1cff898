import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Programs on npm for comparison. They are fetched into a folder outside the project when a benchmark needs them, and skipped
 * with a message if the registry is unavailable: some have licences that are incompatible with ours, and only the benchmarks
 * use them.
 */
const FOLDER = join(tmpdir(), 'rook-and-rajah-peers')

/** A folder with these packages, given as `name@version`, in its `node_modules`; fetches them if they are missing. */
export function fetchPackages(...packages: readonly string[]): string | undefined {
  const folder = join(FOLDER, packages.map((each) => each.replaceAll(/[^\w.-]/g, '-')).join('+'))
  // Written last, so that an interrupted fetch is repeated.
  const whole = join(folder, 'fetched')
  if (existsSync(whole)) return folder
  mkdirSync(folder, { recursive: true })
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', ...options, '--prefix', folder, ...packages])
  if (status === 0) {
    writeFileSync(whole, '')
    return folder
  }
  console.log(`${packages.join(', ')} could not be fetched and is left out.`)
  return undefined
}
