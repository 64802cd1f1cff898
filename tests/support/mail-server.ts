import type { SMTPServerOptions } from 'smtp-server'
import { afterEach } from 'vitest'
import { openMailServer, type MailServer } from './smtp-server.ts'

const open = new Set<MailServer>()
afterEach(async () => {
  for (const server of open) await server.close()
  open.clear()
})

/** A mail server that accepts every email, on a free port unless one is given. Stopped after the test. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const server = await openMailServer(options, port)
  open.add(server)
  return server
}

/** The response of a server that refuses an email. */
export function refusal(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code })
}
