import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { readEmail, type ReceivedEmail } from './read-email.ts'

interface Received extends ReceivedEmail {
  readonly from: string
  readonly to: readonly string[]
}

export interface MailServer {
  readonly port: number
  readonly received: readonly Received[]
  close(): Promise<void>
}

/** A mail server that accepts every email, on a free port unless one is given. */
export async function openMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, ...readEmail(Buffer.concat(pieces).toString('utf8')) })
        done()
      })
    },
    ...options,
  })
  // Some tests are about clients that disconnect midway.
  server.on('error', () => {})
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening))
  const close = () => new Promise<void>((closed) => server.close(() => closed()))
  return { port: (server.server.address() as AddressInfo).port, received, close }
}
