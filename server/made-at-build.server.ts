import { readFileSync } from 'node:fs'
import { codeOf } from './error-code.ts'

/**
 * Values that the build computes from the content and stores beside the server, so that no request has to wait for reading all
 * texts. In development they are computed on first use.
 */
export function madeAtBuild<T>(name: string, make: () => T, read = readBuilt): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    if (made === undefined) {
      const built = read(`${name}.json`)
      // Written by scripts/building/make-parts.ts of the same release.
      made = { value: built ? (JSON.parse(built.toString()) as T) : make() }
    }
    return made.value
  }
}

/** Relative to the server's program, and to one of its parts. */
const FOLDERS = ['./', '../']

/** A file that the build has put beside the server; undefined in development. */
export function readBuilt(name: string): Buffer | undefined {
  for (const folder of FOLDERS) {
    try {
      return readFileSync(new URL(folder + name, import.meta.url))
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
    }
  }
  return undefined
}
