import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly, stopWith } from '../child.mjs'
import { isForSite, matchesLockFile } from './installed.mjs'
import { withLock } from './lock.mjs'
import { SITE_FOLDERS } from '../folders.mjs'
import {
  BUILD,
  BUILD_LOCK,
  CLI_PROGRAMS,
  cliBundle,
  PICTURES_STAMP,
  ROOT,
  SERVER_BUNDLE,
  SITE_STAMP,
} from '../paths.mjs'
import { ensureRuntime, linkRuntime, runNpm } from './runtime.mjs'
import { hashOf, readStamp, removeStamp, writeStamp } from './sources.mjs'

// Imported first, since everything below may rely on a recent Node.
await ensureRuntime()

/**
 * Prepares what a command needs: a recent Node, installed packages, the built site, the bundled command-line programs. Takes
 * about 40 ms if nothing is stale. Imports built-in modules only, since packages may not be installed yet.
 */

/** Inside node_modules, so that deleting the packages deletes the stamp. */
const INSTALL_STAMP = join(ROOT, 'node_modules', '.installed')

const BUILD_TOOLS = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/folders.mjs',
  'scripts/paths.mjs',
]
const TASKS = {
  site: {
    title: 'the site',
    script: 'scripts/building/build-site.mjs',
    stamp: SITE_STAMP,
    product: () => [SERVER_BUNDLE, join(BUILD, 'client', 'assets')],
    sources: [
      ...SITE_FOLDERS,
      ...['public', 'react-router.config.ts', 'vite.config.ts', 'scripts/building', 'scripts/share'],
      ...BUILD_TOOLS,
    ],
  },
  cli: {
    title: 'the command-line programs',
    script: 'scripts/building/build-cli.mjs',
    stamp: join(BUILD, '.cli-built'),
    product: () => Object.keys(CLI_PROGRAMS).map(cliBundle),
    sources: [
      'chess',
      'content/document.ts',
      'content/gallery-slugs.ts',
      'content/puzzle-set.ts',
      'content/ratings.ts',
      'content/schemas.ts',
      'content/tags.ts',
      'content/tiers.ts',
      'content/typography.ts',
      'endings',
      'engine',
      'pairing',
      'server',
      'scripts/cli',
      'scripts/building/build-cli.mjs',
      'scripts/building/bundle.mjs',
      ...BUILD_TOOLS,
    ],
  },
}

export async function ensureInstalled() {
  if (isInstalled()) return
  await exclusively(async () => {
    if (isInstalled()) return
    if (!matchesLockFile('.', { forSite: isForSite })) await install()
    linkRuntime()
    writeStamp(INSTALL_STAMP, matchesLockFile() ? installHash() : forSiteOnly(installHash()))
  })
}

/** The stamp says if the packages for tests and checks are there too. */
const forSiteOnly = (hash) => `${hash}-site`

function isInstalled() {
  const stamp = readStamp(INSTALL_STAMP)
  return stamp === installHash() || (isForSite && stamp === forSiteOnly(installHash()))
}

export const ensureSite = () => ensureBuilt(TASKS.site)
export const ensureCli = () => ensureBuilt(TASKS.cli)

async function ensureBuilt(task) {
  await ensureInstalled()
  const words = { ...settingsOf('SITE_'), ...settingsOf('ADSENSE_') }
  const currentHash = () => hashOf(task.sources, JSON.stringify(words))
  if (isFresh(task, currentHash())) return
  await exclusively(async () => {
    const hash = currentHash()
    if (isFresh(task, hash)) return
    say(`Building ${task.title} ...`)
    removeStamp(task.stamp)
    // A new site has none, until they are drawn or copied from the cache.
    if (task === TASKS.site) removeStamp(PICTURES_STAMP)
    if ((await runQuietly(process.execPath, [task.script], buildEnvironment())) !== 0)
      stopWith(`${task.title} did not build`)
    writeStamp(task.stamp, hash)
  })
}

/** The variables that start with `prefix`. Pages rendered at build contain the site's settings, so these count as sources. */
function settingsOf(prefix) {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith(prefix)))
}

/** Without the server's settings: the server reports a wrong one itself, in one line. */
export function buildEnvironment() {
  const server =
    /^(PORT|HOST|ORIGIN|DATA_DIR|DATABASE_URL|LOG_LEVEL|AUTH_SECRET|TRUST_PROXY|MAIL_FROM|(GOOGLE|SMTP|STRIPE)_\w+)$/
  const kept = Object.entries(process.env).filter(([name]) => !server.test(name))
  return { ...Object.fromEntries(kept), NODE_ENV: 'production' }
}

function isFresh(task, hash) {
  return readStamp(task.stamp) === hash && task.product().every((path) => existsSync(path))
}

function installHash() {
  return `${hashOf(['package-lock.json'])}-${process.platform}-${process.arch}`
}

async function install() {
  say('Installing packages ...')
  const code = await runNpm(ROOT).catch(() => 1)
  if (code !== 0) stopWith('the packages could not be installed; npm says why above')
}

function exclusively(work) {
  return withLock(BUILD_LOCK, work, () =>
    say('Waiting for another start to finish installing or building ...'),
  )
}

function say(line) {
  process.stderr.write(`${line}\n`)
}
