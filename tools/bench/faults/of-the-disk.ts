import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '#server/error-code.ts'
import { runServer } from '../../../tests/support/site.ts'
import {
  addMembers,
  cleanly,
  countLost,
  countOf,
  save,
  SETTINGS,
  startWriters,
  statusOf,
  until,
  type Clean,
  type Fault,
} from './fault.ts'

const NO_DISK = { skipped: 'no small disk can be mounted here' }

/** Mounts a separate disk, small enough to fill; `undefined` if mounting is not allowed. */
function mountDisk(clean: Clean): string | undefined {
  const folder = clean.folder()
  if (userInfo().uid !== 0 || process.platform !== 'linux') return undefined
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    // Not every container allows mounting.
    return undefined
  }
  clean.add(() => execFileSync('umount', ['--lazy', folder]))
  return folder
}

/** Fills the disk to the last byte, while other processes write too. */
function fill(path: string): void {
  const piece = Buffer.alloc(4096)
  for (;;) {
    try {
      appendFileSync(path, piece)
    } catch (error) {
      if (codeOf(error) === 'ENOSPC') return
      throw error
    }
  }
}

const full: Fault = {
  name: 'the disk is full, and then it is not',
  holds: 'saves fail and nothing acknowledged is lost; afterwards all is well',
  try: cleanly(async (clean) => {
    const disk = mountDisk(clean)
    if (disk === undefined) return NO_DISK
    const env = { DATA_DIR: join(disk, 'data') }
    mkdirSync(env.DATA_DIR)
    const site = await clean.site(env)
    const database = clean.database(env)
    const cookies = await addMembers(database)
    const writers = startWriters(clean, () => site.origin, cookies, 0)
    await until(() => writers.acknowledged.length > 20)
    const filler = join(disk, 'filler')
    fill(filler)
    const refusals = () => countOf(writers.outcomes, (outcome) => outcome.startsWith('5'))
    await until(() => refusals() > 5)
    const notReady = await statusOf(`${site.origin}/readyz`)
    const read = await statusOf(`${site.origin}/api/matches`, { headers: { Cookie: cookies[0] ?? '' } })
    rmSync(filler)
    const backMs = await until(async () => (await statusOf(`${site.origin}/readyz`)) === '200')
    await writers.stop()
    const [cookie = ''] = await addMembers(database, 1)
    const isSaved = (await save(site.origin, cookie)) === '200'
    const lost = await countLost(database, writers.acknowledged)
    return {
      passed: notReady === '503' && read === '200' && isSaved && lost === 0 && site.process.exitCode === null,
      counts: { acknowledged: writers.acknowledged.length, refused: refusals(), lost, backMs },
    }
  }),
}

const readOnly: Fault = {
  name: 'the folder can only be read',
  holds: 'the start ends with one line that names the setting',
  try: cleanly(async (clean) => {
    const disk = mountDisk(clean)
    if (disk === undefined) return NO_DISK
    execFileSync('mount', ['-o', 'remount,ro', disk])
    const { code, stderr } = await runServer({ ...SETTINGS, DATA_DIR: disk })
    const lines = stderr.trim().split('\n').length
    return {
      passed: code === 1 && lines === 1 && stderr.startsWith('Cannot start: DATA_DIR '),
      counts: { exitCode: code ?? -1, lines },
    }
  }),
}

export const OF_THE_DISK: readonly Fault[] = [full, readOnly]
