import { createTransport } from 'nodemailer'
import { randomUUID } from 'node:crypto'
import { link, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '#server/database/data-folder.ts'
import { codeOf } from '#server/error-code.ts'
import { DELIVERED, type Deliver } from './message.ts'

const LONGEST_NAME = 100

/**
 * Where no mail server is set, letters end here: each a file that any mail program opens, for its owner alone. A file is
 * there whole or not at all, so that whoever waits for one may read it at once.
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

/** Unlike renaming, linking never replaces a letter that has the name already. */
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

/** Sorts by time, and without the colons that some file systems refuse. */
function makeTimeStamp(time: Date): string {
  return time.toISOString().replaceAll(':', '-')
}

/** An address may hold slashes, quotes and control characters; a file's name had better not. */
export function makeFileName(address: string): string {
  return address.replaceAll(/[^\w.@+-]/g, '_').slice(0, LONGEST_NAME)
}
