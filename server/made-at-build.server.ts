import { readFileSync } from 'node:fs'
import { codeOf } from './error-code.ts'

/**
 * What the build has made of the content beside the server: no visitor waits until all texts have been read, and nobody
 * else meanwhile. In development, where there is no build, it is made when it is first asked for.
 */
export function madeAtBuild<T>(name: string, make: () => T, read = readBuilt): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    if (made === undefined) {
      const built = read(`${name}.json`)
      // Written by scripts/building/make-parts.ts, of the same release.
      made = { value: built ? (JSON.parse(built.toString()) as T) : make() }
    }
    return made.value
  }
}

/** As seen from the server's program, and from a part of it. */
const FOLDERS = ['./', '../']

/** A file that the build has put beside the server; nothing in development. */
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
