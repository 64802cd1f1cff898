import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { codeOf } from '#server/error-code.ts'
import type { Log } from '#server/log.ts'
import { listPack } from './packed-files.ts'
import { makeStaticFiles, type FindPrevious, type StaticFiles } from './static.ts'

/**
 * Keeps each build's scripts and style sheets in the data folder, so that a page opened before a release can still import its
 * chunks for a day after it. Servers that share the folder also find the chunks of a newer build there while a rolling
 * upgrade is under way. A build takes about 4 MB.
 *
 * The folder holds `ID.pack` and `ID.json` per build, and `ID.until` once another build has replaced it.
 */
interface PreviousBuilds {
  readonly find: FindPrevious
  /** Adds the running build to the folder and deletes the ones that have expired. Logs failures and never rejects. */
  register(): Promise<void>
}

interface Options {
  readonly folder: string
  /** The running build's pack, without its extension. */
  readonly own: string
  readonly log: Log
  readonly now?: () => number
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Limits how often requests for files that do not exist read the folder. */
const RESCAN_MS = 10_000
/** Bounds the folder to about 80 MB if there are more releases than this in a day. */
const MOST_BUILDS = 20

export function openPreviousBuilds({ folder, own, log, now = Date.now }: Options): PreviousBuilds {
  const builds = new Map<string, StaticFiles>()
  /** Logged once. A server of that build that starts writes its files again. */
  const unreadable = new Set<string>()
  let scannedAt = -Infinity

  function scan() {
    if (now() - scannedAt < RESCAN_MS) return
    scannedAt = now()
    for (const id of listBuilds(folder, log)) {
      if (builds.has(id)) continue
      const files = listPack(join(folder, id))
      if (files === undefined && !unreadable.has(id)) {
        unreadable.add(id)
        log('warn', 'the scripts of an earlier build cannot be read', { id })
      }
      // A request path begins with a slash, and no script contains the site's address.
      if (files)
        builds.set(id, makeStaticFiles(new Map([...files].map(([name, file]) => [`/${name}`, file])), ''))
    }
  }

  const findOpened = (path: string) => [...builds.values()].find((files) => files.has(path))

  return {
    find(path) {
      const found = findOpened(path)
      if (found) return found
      scan()
      return findOpened(path)
    },
    async register() {
      try {
        await mkdir(folder, { recursive: true })
        const id = await addBuild(folder, own)
        if (id !== undefined) await expireOthers(folder, id, now())
      } catch (error) {
        log('warn', 'scripts are not kept for open pages after the next release', { error })
      }
    },
  }
}

function listBuilds(folder: string, log: Log): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
  } catch (error) {
    // A request must not fail because of the folder.
    if (codeOf(error) !== 'ENOENT') log('warn', 'earlier builds cannot be read', { error })
    return []
  }
}

/** Undefined if the running build has no pack. */
async function addBuild(folder: string, own: string): Promise<string | undefined> {
  const list = await readFile(`${own}.json`).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
  if (list === undefined) return undefined
  const id = createHash('sha256').update(list).digest('base64url').slice(0, 16)
  await rm(join(folder, `${id}.until`), { force: true })
  if (await isWhole(join(folder, id), own, list)) return id
  // The list is written last, so that other servers never see half a build.
  await putInPlace(folder, `${id}.pack`, (temporary) => copyFile(`${own}.pack`, temporary))
  await putInPlace(folder, `${id}.json`, (temporary) => writeFile(temporary, list))
  return id
}

/** False for a build that an earlier start could not write as a whole. */
async function isWhole(kept: string, own: string, list: Buffer): Promise<boolean> {
  try {
    const [keptList, keptPack, ownPack] = await Promise.all([
      readFile(`${kept}.json`),
      stat(`${kept}.pack`),
      stat(`${own}.pack`),
    ])
    return keptList.equals(list) && keptPack.size === ownPack.size
  } catch {
    return false
  }
}

/** Renames a file after its content is on the disk, so that a power failure leaves the whole file or none at this name. */
async function putInPlace(
  folder: string,
  name: string,
  write: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = join(folder, `${name}.${process.pid}`)
  await write(temporary)
  const file = await open(temporary, 'r+')
  await file.sync()
  await file.close()
  await rename(temporary, join(folder, name))
}

async function expireOthers(folder: string, own: string, nowMs: number): Promise<void> {
  const others = (await readdir(folder))
    .filter((name) => name.endsWith('.json') && name !== `${own}.json`)
    .map((name) => name.slice(0, -'.json'.length))
  const untils = await Promise.all(
    others.map(async (id) => ({ id, until: await readUntil(join(folder, `${id}.until`), nowMs) })),
  )
  const kept = untils.filter(({ until }) => until > nowMs).toSorted((a, b) => b.until - a.until)
  const keptIds = new Set(kept.slice(0, MOST_BUILDS - 1).map(({ id }) => id))
  for (const { id } of untils)
    if (!keptIds.has(id))
      for (const extension of ['json', 'pack', 'until'])
        await rm(join(folder, `${id}.${extension}`), { force: true })
}

/** When a build expires: a day after the first start of another one, which this call may be. */
async function readUntil(file: string, nowMs: number): Promise<number> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  })
  const until = Number(text)
  // An empty or damaged file must not end the day of grace.
  if (until > 0) return until
  const later = nowMs + DAY_MS
  await putInPlace(dirname(file), basename(file), (temporary) => writeFile(temporary, String(later)))
  return later
}
