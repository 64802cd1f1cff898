import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readLetter, type ReadLetter } from './read-letter.ts'

/** In milliseconds; for machines that are busy. */
const PATIENCE = 100_000

/** The letters to an address that lie in a site's outbox, oldest first. */
export async function readLetters(dataDir: string, to: string): Promise<ReadLetter[]> {
  const folder = join(dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  const letters = await Promise.all(
    files
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => readLetter(await readFile(join(folder, name), 'utf8'))),
  )
  return letters.filter(({ headers }) => headers['to']?.includes(to))
}

/** Waits for the letter number `nth` to an address; the first unless told. */
export async function waitForLetter(dataDir: string, to: string, nth = 1): Promise<ReadLetter> {
  const deadline = Date.now() + PATIENCE
  while (Date.now() < deadline) {
    const letter = (await readLetters(dataDir, to))[nth - 1]
    if (letter !== undefined) return letter
    await sleep(50)
  }
  throw new Error(`Letter ${nth} to ${to} did not come`)
}

/** The path and query of the first link in a letter whose path begins so. */
export function linkIn({ text }: ReadLetter, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname.startsWith(path))
  if (link === undefined) throw new Error(`No link to ${path} in the letter`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
