import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The paths of the project. Scripts may be started from any folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const BUILD = join(ROOT, 'build')

/** Held while packages are installed or a build is made. */
export const BUILD_LOCK = join(BUILD, '.lock')

export const SERVER_BUNDLE = join(BUILD, 'server', 'index.js')
/** The hash of the sources of the built site. */
export const SITE_STAMP = join(BUILD, '.site-built')
/** The same, once all of its share pictures are drawn. */
export const PICTURES_STAMP = join(BUILD, '.pictures-drawn')

/** The command-line programs, each with the entry file of its bundle. */
export const CLI_PROGRAMS = {
  admin: 'scripts/cli/admin.ts',
  backup: 'scripts/cli/backup.ts',
  endings: 'scripts/cli/endings.ts',
  pair: 'scripts/cli/pair.ts',
  'popular-moves': 'scripts/cli/popular-moves.ts',
  puzzles: 'scripts/cli/puzzles.ts',
  ratings: 'scripts/cli/ratings.ts',
  restore: 'scripts/cli/restore.ts',
  rules: 'scripts/cli/rules.ts',
  uci: 'scripts/cli/uci.ts',
}
export const cliBundle = (name) => join(BUILD, 'cli', `${name}.mjs`)

/** The path of a package's command. Faster than `npx`, which costs half a second and may ask questions. */
export const bin = (name) => join(ROOT, 'node_modules', '.bin', name)
