import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { withLock } from './setup/lock.mjs'
import { ROOT } from './paths.mjs'

/**
 * Finds a browser for the tests: the one named in the settings; otherwise the Chromium inside an npm package, which is the same
 * on every machine and, drawing no windows, needs two thirds of the time; otherwise, where that cannot run, Playwright's
 * download or the machine's own browser (decision 042).
 */

const CACHE = join(ROOT, 'node_modules', '.cache')
const UNPACKED = join(CACHE, 'chromium')
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * `downloaded` is where Playwright stores its own browser. `env` is what the browser needs in addition to the usual
 * environment.
 */
export async function findBrowser(downloaded) {
  const named = process.env['CHROMIUM_PATH']
  if (named) return describe(named)
  const packaged = await findPackaged()
  if (packaged !== undefined) return packaged
  if (existsSync(downloaded)) return describe(downloaded)
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)))
  const system = [...onPath, ...SYSTEM_PATHS].find((path) => existsSync(path) && starts({ path, env: {} }))
  if (system === undefined)
    throw new Error('There is no browser here; set CHROMIUM_PATH to a Chromium or Chrome')
  return describe(system)
}

/** The package's browser is for Linux on x64 only, linked to the GNU C library. */
async function findPackaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const packaged = describe(await unpack())
  return starts(packaged) ? packaged : undefined
}

function describe(path) {
  if (!path.startsWith(UNPACKED)) return { path, env: {} }
  // Shared libraries such as NSS, which some machines lack.
  const libraries = [join(UNPACKED, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
    .filter(Boolean)
    .join(delimiter)
  return { path, env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: writeFontsConf() } }
}

/**
 * Writes a list with the package's font folder. The package's own list names folders of the machines it is made for, one of
 * them in the system's temporary folder, and a Chromium without fonts draws no text and crashes on some pages. Written on every
 * search, since the list contains a path and a checkout may move.
 */
function writeFontsConf() {
  const path = join(UNPACKED, 'fonts.conf')
  const content = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(UNPACKED, 'fonts')}</dir>
  <cachedir>${join(UNPACKED, 'fonts-cache')}</cachedir>
</fontconfig>
`
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return path
  // Renamed into place, so that a browser starting at the same time never reads a partial list.
  const half = `${path}-${process.pid}`
  writeFileSync(half, content)
  renameSync(half, path)
  return path
}

/** Some systems have a command of that name that only explains how to install a browser. */
function starts({ path, env }) {
  const whole = { ...process.env, ...env }
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 100_000, env: whole }).status === 0
}

/** The package unpacks into TMPDIR, and unpacks its libraries only if it detects an Amazon machine. */
async function unpack() {
  const executable = join(UNPACKED, 'chromium')
  if (existsSync(executable)) return executable
  return withLock(join(CACHE, 'chromium.lock'), async () => {
    if (existsSync(executable)) return executable
    process.stderr.write('Unpacking a browser for the tests ...\n')
    const half = `${UNPACKED}-half`
    rmSync(half, { recursive: true, force: true })
    mkdirSync(half, { recursive: true })
    const program = "import('@sparticuz/chromium').then((module) => module.default.executablePath())"
    const env = { ...process.env, TMPDIR: half, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
    const child = spawn(process.execPath, ['-e', program], { cwd: ROOT, env, stdio: ['ignore', 2, 2] })
    const code = await new Promise((resolve) => child.once('close', resolve))
    if (code !== 0) throw new Error('The browser inside @sparticuz/chromium could not be unpacked')
    renameSync(half, UNPACKED)
    return executable
  })
}
