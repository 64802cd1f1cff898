import { readFileSync } from 'node:fs'
import { codeOf } from './error-code.ts'
import { words as locale } from '#words/locale'

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

/** The same for values with texts: the build stores one in each language. */
export function madeAtBuildByLanguage<T>(name: string, make: () => T): () => T {
  const read = new Map<string, () => T>()
  return () => {
    const { language } = locale
    const own = read.get(language) ?? madeAtBuild(`${name}-${language}`, make)
    read.set(language, own)
    return own()
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
