import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { runQuietly, stopWith } from '../child.mjs'
import { BUILD, PICTURES_STAMP, ROOT, SITE_STAMP } from '../paths.mjs'
import { buildEnvironment } from './ensure.mjs'
import { readStamp, writeStamp } from './sources.mjs'

/**
 * Draws the share pictures of the built site (scripts/share), a quarter of a first build. `npm run build` does it at once, and
 * `npm start` once the server is ready, which says 503 for pictures until then.
 */
const PROGRAM = join(BUILD, 'server', 'pictures.js')

const areDrawn = () => readStamp(PICTURES_STAMP) === readStamp(SITE_STAMP)

export async function ensurePictures() {
  if (areDrawn()) return
  await drawNow([])
  writeStamp(PICTURES_STAMP, readStamp(SITE_STAMP))
}

/** For tests: one of twelve. */
export const ensureSampleOfPictures = async () => {
  if (!areDrawn()) await drawNow(['--sample'])
}

async function drawNow(args) {
  if ((await runQuietly(process.execPath, [PROGRAM, ...args], buildEnvironment())) !== 0)
    stopWith('the share pictures could not be drawn')
}

/** Returns at once. The program has the lowest priority, and ends with this process. */
export function drawPicturesLater() {
  if (areDrawn()) return
  const hash = readStamp(SITE_STAMP)
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: ROOT,
    env: buildEnvironment(),
    stdio: ['ignore', 'ignore', 2],
  })
  child.unref()
  const end = () => child.kill()
  process.once('exit', end)
  child.once('spawn', () => setPriority(child.pid, constants.priority.PRIORITY_LOW))
  const warn = () =>
    process.stderr.write('The share pictures could not be drawn; the next start tries again.\n')
  child.once('error', warn)
  child.once('exit', (code) => {
    process.off('exit', end)
    if (code === 0) writeStamp(PICTURES_STAMP, hash)
    else warn()
  })
}
