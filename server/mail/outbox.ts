import { createTransport } from 'nodemailer'
import { randomUUID } from 'node:crypto'
import { link, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '#server/database/data-folder.ts'
import { codeOf } from '#server/error-code.ts'
import { DELIVERED, type Deliver } from './message.ts'

const LONGEST_NAME = 100

/**
 * Without a mail server, each email becomes an .eml file that only its owner can read. Files appear atomically, so that tests
 * can read one as soon as it exists.
 */
export function makeOutbox(folder: string, now = () => new Date()): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (message) => {
    try {
      makePrivateFolder(folder)
      const sent = await transport.sendMail(message)
      const [to = ''] = sent.envelope.to
      await writeWhole(folder, `${makeTimeStamp(now())}-${makeFileName(to)}`, sent.message as Buffer)
      return DELIVERED
    } catch (error) {
      return { ok: false, error: 'ERR_MAIL_SERVER_DOWN', detail: codeOf(error) }
    }
  }
}

async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const draft = join(folder, `.${randomUUID()}`)
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
    await file.close()
    for (let copy = 1; !(await linkUnlessTaken(draft, join(folder, nameOf(name, copy)))); copy++);
  } finally {
    await unlink(draft)
  }
}

/** Links, because renaming would replace an email of the same name. */
async function linkUnlessTaken(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

const nameOf = (name: string, copy: number) => `${name}${copy === 1 ? '' : `-${copy}`}.eml`

/** Sorts by time and has no colons, which some file systems refuse. */
function makeTimeStamp(time: Date): string {
  return time.toISOString().replaceAll(':', '-')
}

/** Replaces slashes, quotes and control characters, which addresses may contain. */
export function makeFileName(address: string): string {
  return address.replaceAll(/[^\w.@+-]/g, '_').slice(0, LONGEST_NAME)
}
