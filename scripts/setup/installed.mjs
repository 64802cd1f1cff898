import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.mjs'

/**
 * True if a folder's node_modules already matches its lock file, according to npm's record of what it installed. Avoids a
 * second installation after a manual `npm install`.
 */
export function matchesLockFile(folder = '.') {
  return holdsAll(
    readPackages(join(folder, 'package-lock.json')),
    readPackages(join(folder, 'node_modules', '.package-lock.json')),
  )
}

export function holdsAll(wanted, present) {
  if (wanted === undefined || present === undefined) return false
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue
    const found = present[path]
    // Optional packages for other platforms, which npm skips.
    if (
      found === undefined
        ? !entry.optional
        : found.version !== entry.version || found.integrity !== entry.integrity
    ) {
      return false
    }
  }
  return Object.keys(present).every((path) => path in wanted)
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}
