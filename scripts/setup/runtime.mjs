import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runQuietly, stopWith } from '../child.mjs'
import { isForSite, matchesLockFile } from './installed.mjs'
import { withLock } from './lock.mjs'
import { isRecent, NEEDED } from './node-version.mjs'
import { bin, BUILD_LOCK, ROOT } from '../paths.mjs'

/**
 * If the machine's Node is too old, the version named in runtime/package.json is installed from npm into runtime/node_modules,
 * and the command continues with it. It has a separate folder because `npm ci` empties node_modules.
 */
const FOLDER = join(ROOT, 'runtime')
const NODE = join(FOLDER, 'node_modules', '.bin', 'node')

/** Returns if this Node is recent enough. Otherwise a different Node runs the program, and this never returns. */
export async function ensureRuntime() {
  const isOurs = process.execPath.startsWith(FOLDER)
  if (isRecent(process.versions.node) && (!isOurs || matchesLockFile('runtime'))) return endWithParent()
  if (!works()) await withLock(join(FOLDER, '.lock'), install)
  await goOnWith(NODE)
}

async function install() {
  if (works()) return
  const here = `this is Node ${process.versions.node}`
  process.stderr.write(`Installing a newer Node beside the packages, since ${here} ...\n`)
  const [code] = await Promise.all([runNpm(FOLDER).catch(() => 1), installPackages()])
  if (code !== 0 || !works())
    stopWith(
      `Node ${NEEDED.join('.')} or later is needed, ${here}, and npm gave none for ${process.platform}-${process.arch}`,
    )
}

/** The packages need not wait for the newer Node. A failure is left to the newer Node, which tries again. */
const installPackages = () =>
  withLock(BUILD_LOCK, async () => {
    if (!matchesLockFile('.', { forSite: isForSite })) await runNpm(ROOT).catch(() => 1)
  })

/** True if the wanted version is installed and runs here: the folder may have been copied from another machine. */
function works() {
  return existsSync(NODE) && matchesLockFile('runtime') && isRecent(versionOf(NODE))
}

/** Empty if the program does not run. */
function versionOf(node) {
  return (spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '').trim().slice(1)
}

/**
 * `npm ci` in a folder, using this Node; resolves to its exit code. A start installs 40 % fewer packages than a test. It removes
 * none of a test's, which would be installed again by the next one.
 */
export function runNpm(folder) {
  const isWithTools = !isForSite || existsSync(bin('vitest'))
  // No package here needs an install script, and a malicious one should not run.
  // Without warnings: the packages may install under an older Node than the one that will run.
  const args = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--ignore-scripts',
    isWithTools ? '--include=dev' : '--omit=dev',
    '--include=optional',
  ]
  // npm sets this variable for its scripts to its own path, which works even if no `npm` is on the PATH.
  const npm = process.env['npm_execpath']
  const command = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  return runQuietly(command[0], [...command.slice(1), ...args], process.env, folder)
}

/**
 * Runs the same program under another Node. Node 20 cannot replace its own process, so this one stays as a wrapper: it forwards
 * signals and exits as the child exits. Nothing is ever written to the channel between them: its closing tells the child that
 * this process was killed.
 */
function goOnWith(node) {
  process.stderr.write(`Going on with Node ${versionOf(node)}\n`)
  const child = spawn(node, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => stopWith(`the newer Node did not start (${error.message})`))
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    for (const each of signals) process.removeAllListeners(each)
    process.kill(process.pid, signal)
  })
  return new Promise(() => {})
}

function endWithParent() {
  if (process.channel === undefined) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

/**
 * Adds the installed Node to the packages' commands. npm and npx look there first, so `npx vitest` also uses it, and the next
 * `npm start` need not start twice.
 */
export function linkRuntime() {
  const link = bin('node')
  if (!existsSync(NODE) || existsSync(link)) return
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(NODE, link)
}
