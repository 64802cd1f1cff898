import { loadEnvFile } from './env-file.mjs'
import { CLI_PROGRAMS, cliBundle } from './paths.mjs'
import { ensureCli } from './setup/ensure.mjs'

/**
 * `node scripts/run.mjs NAME [ARGUMENTS]` builds a command-line program if necessary and runs it in this process, so that
 * signals, standard input and output are the program's.
 */

/** Programs that use the site's own data and therefore its settings. */
const WITH_SETTINGS = new Set(['admin', 'backup', 'restore'])

const [name] = process.argv.splice(2, 1)
if (!Object.hasOwn(CLI_PROGRAMS, name ?? '')) {
  process.stderr.write(
    `There is no program called ${name}. There are: ${Object.keys(CLI_PROGRAMS).join(', ')}\n`,
  )
  process.exit(1)
}
if (WITH_SETTINGS.has(name)) loadEnvFile()
await ensureCli()
await import(cliBundle(name))
