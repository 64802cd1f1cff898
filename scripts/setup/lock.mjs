import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * A lock in the form of a folder, so that two concurrent starts do not install or build over each other. Renaming a full folder
 * onto an existing one fails on every system, so taking the lock is atomic. A holder touches the folder as a heartbeat. A
 * holder that was killed (kill -9, power failure) is detected by its process id at once or, where ids mean nothing (another
 * container), by the missing heartbeat.
 */
const HEARTBEAT = 1_000
const SILENCE = 15_000
const RETRY = 100

export async function withLock(path, work, say = () => {}) {
  const token = randomUUID()
  let told = false
  while (!tryToTake(path, token)) {
    if (isStale(path)) {
      remove(path)
      continue
    }
    if (!told) say()
    told = true
    await wait(RETRY)
  }
  const beat = setInterval(() => touch(path), HEARTBEAT)
  beat.unref()
  const release = () => {
    if (readOwner(path)?.token === token) remove(path)
  }
  process.on('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.off('exit', release)
    release()
  }
}

function tryToTake(path, token) {
  mkdirSync(dirname(path), { recursive: true })
  const candidate = `${path}-${token}`
  mkdirSync(candidate)
  writeFileSync(join(candidate, 'owner.json'), JSON.stringify({ token, pid: process.pid, host: hostname() }))
  try {
    renameSync(candidate, path)
    return true
  } catch (error) {
    rmSync(candidate, { recursive: true, force: true })
    if (
      ['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES'].includes(error.code) &&
      statSync(path, { throwIfNoEntry: false })
    ) {
      return false
    }
    // Released between our attempt and this check.
    if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false
    throw error
  }
}

function isStale(path) {
  const seen = statSync(path, { throwIfNoEntry: false })
  if (seen === undefined) return false
  const owner = readOwner(path)
  if (owner !== undefined && owner.host === hostname() && !isAlive(owner.pid)) return true
  return Date.now() - seen.mtimeMs > SILENCE
}

/**
 * Renames the folder first: if several processes find the lock stale, one moves it away and the others find nothing. Deleting
 * it in place would leave an empty folder for a moment, and another process could rename its folder onto that.
 */
function remove(path) {
  const grave = `${path}-gone-${randomUUID()}`
  try {
    renameSync(path, grave)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  rmSync(grave, { recursive: true, force: true })
}

function readOwner(path) {
  try {
    return JSON.parse(readFileSync(join(path, 'owner.json'), 'utf8'))
  } catch (error) {
    // Removed in the meantime, or half written when the machine lost power: it has no holder.
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function touch(path) {
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}
