import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEmail, type ReceivedEmail } from './read-email.ts'

/** Milliseconds; long enough for a busy machine. */
const TIMEOUT = 100_000

/** The emails to an address in a site's outbox, oldest first. */
export async function readEmails(dataDir: string, to: string): Promise<ReceivedEmail[]> {
  const folder = join(dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  const emails = await Promise.all(
    files
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => readEmail(await readFile(join(folder, name), 'utf8'))),
  )
  return emails.filter(({ headers }) => headers['to']?.includes(to))
}

/** Waits for the `nth` email to an address. */
export async function waitForEmail(dataDir: string, to: string, nth = 1): Promise<ReceivedEmail> {
  const deadline = Date.now() + TIMEOUT
  while (Date.now() < deadline) {
    const email = (await readEmails(dataDir, to))[nth - 1]
    if (email !== undefined) return email
    await sleep(50)
  }
  throw new Error(`Email ${nth} to ${to} did not arrive`)
}

/** The path and query of the first link in an email whose path starts with `path`. */
export function linkIn({ text }: ReceivedEmail, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname.startsWith(path))
  if (link === undefined) throw new Error(`No link to ${path} in the email`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
