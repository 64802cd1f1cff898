import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where things lie. Scripts may be started from anywhere. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const BUILD = join(ROOT, 'build')

export const SERVER_BUNDLE = join(BUILD, 'server', 'index.js')

/** The command-line programs: name to the file that the bundle starts from. */
export const CLI_PROGRAMS = {
  admin: 'scripts/cli/admin.ts',
  backup: 'scripts/cli/backup.ts',
  'popular-moves': 'scripts/cli/popular-moves.ts',
  puzzles: 'scripts/cli/puzzles.ts',
  ratings: 'scripts/cli/ratings.ts',
  restore: 'scripts/cli/restore.ts',
  uci: 'scripts/cli/uci.ts',
}
export const cliBundle = (name) => join(BUILD, 'cli', `${name}.mjs`)

/** Where a package's command lies. Not `npx`, which may ask, and which costs half a second. */
export const bin = (name) => join(ROOT, 'node_modules', '.bin', name)
