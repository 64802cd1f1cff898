import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../paths.mjs'

const IGNORED = /(?:^|\/)\.DS_Store$|\.test\.[a-z]+$/

/** One hash over the names and contents of files and folders, without tests. A missing file also changes the hash. */
export function hashOf(paths, more = '') {
  const hash = createHash('sha256').update(more)
  for (const path of paths) addTo(hash, path)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false })
  if (found === undefined) {
    hash.update(`${path}\0missing\0`)
  } else if (found.isDirectory()) {
    for (const name of readdirSync(join(ROOT, path)).sort()) addTo(hash, `${path}/${name}`)
  } else if (!IGNORED.test(path)) {
    hash.update(`${path}\0${found.size}\0`).update(readFileSync(join(ROOT, path)))
  }
}

/** A stamp records the hash of the last completed work. It is written last and removed first. */
export function readStamp(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

export function writeStamp(path, hash) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, hash)
}

export function removeStamp(path) {
  rmSync(path, { force: true })
}
