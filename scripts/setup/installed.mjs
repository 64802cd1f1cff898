import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.mjs'

/** True in commands that only build or run the site: they need no package that is for tests and checks alone. */
export const isForSite = /[\\/](?:build|run|start)\.mjs$/.test(process.argv[1] ?? '')

/**
 * True if a folder's node_modules already matches its lock file, according to npm's record of what it installed. Avoids a
 * second installation after a manual `npm install`. With `forSite`, packages for tests and checks may be missing.
 */
export function matchesLockFile(folder = '.', { forSite = false } = {}) {
  return holdsAll(
    readPackages(join(folder, 'package-lock.json')),
    readPackages(join(folder, 'node_modules', '.package-lock.json')),
    forSite,
  )
}

export function holdsAll(wanted, present, forSite = false) {
  if (wanted === undefined || present === undefined) return false
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue
    const found = present[path]
    // Optional packages for other platforms, which npm skips.
    const mayBeMissing = entry.optional || (forSite && (entry.dev || entry.devOptional))
    if (
      found === undefined
        ? !mayBeMissing
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
