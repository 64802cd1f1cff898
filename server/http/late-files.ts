import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '#server/error-code.ts'
import { makeKnown, type KnownFile } from './packed-files.ts'

/** Files that are written after the server has started: the share pictures, which take longer to draw than all else to build. */
export interface LateFiles {
  /** True for a file of the list, there or not. */
  readonly has: (path: string) => boolean
  /** Undefined until it has been written. */
  readonly find: (path: string) => KnownFile | undefined
}

export const NO_LATE_FILES: LateFiles = { has: () => false, find: () => undefined }

/** Request paths reach the file system only if they are in the list, so no path leads out of the folder. */
export function openLateFiles(folder: string, paths: readonly string[]): LateFiles {
  const known = new Set(paths)
  return {
    has: (path) => known.has(path),
    find: (path) => {
      if (!known.has(path)) return undefined
      try {
        return makeKnown(readFileSync(join(folder, path)))
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }
    },
  }
}
