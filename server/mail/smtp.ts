import { createTransport } from 'nodemailer'
import { DELIVERED, type Deliver, type Delivery } from './message.ts'

/** Each wait is bounded, and so is the whole, below the time for which a letter is claimed (queue.ts). */
const CONNECT_TIMEOUT = 10_000
const SILENCE_TIMEOUT = 30_000
const WHOLE_TIMEOUT = 60_000

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Letters by SMTP, to the one server that takes them for everywhere. */
export function makeMailServer(url: string): Deliver {
  const transport = createTransport({
    url,
    ...(mustEncrypt(new URL(url)) && { requireTLS: true }),
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    dnsTimeout: CONNECT_TIMEOUT,
    socketTimeout: SILENCE_TIMEOUT,
  })
  return async (message, cut) => {
    try {
      const signal = AbortSignal.any([cut, AbortSignal.timeout(WHOLE_TIMEOUT)])
      await transport.sendMail({ ...message, signal })
      return DELIVERED
    } catch (error) {
      return judge(error as SmtpError)
    }
  }
}

/**
 * A password must not travel in the clear because somebody on the way has removed the server's offer to encrypt; whoever
 * wants that says so in the address: `?requireTLS=false`.
 */
function mustEncrypt(url: URL): boolean {
  const isDecided = ['requireTLS', 'ignoreTLS', 'secure'].some((name) => url.searchParams.has(name))
  return url.protocol === 'smtp:' && url.password !== '' && !isDecided && !LOCAL_HOSTS.has(url.hostname)
}

interface SmtpError extends Error {
  readonly code?: string
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

/**
 * Whose fault it was: of this letter for ever (its address does not exist), of this letter for now (the recipient's
 * server asks for patience), or of the mail server, whatever the letter. A server that refuses our own address or
 * password is such a case: letters must survive a mistake in the settings.
 */
function judge(error: SmtpError): Delivery {
  const { code = '', command = '', responseCode } = error
  const detail = describe(error)
  const isAboutLetter = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM')
  if (!isAboutLetter) return { ok: false, error: 'ERR_MAIL_SERVER_DOWN', detail }
  const isForNow = responseCode !== undefined && responseCode < 500
  return { ok: false, error: isForNow ? 'ERR_MAIL_DELAYED' : 'ERR_MAIL_REFUSED', detail }
}

/** Codes alone: what servers say in words repeats addresses, and sometimes what the letter says. */
function describe({ code, command, response, responseCode, message }: SmtpError): string {
  if (responseCode === undefined) return command === 'API' ? `${code}` : `${code ?? ''} ${message}`.trim()
  const detail = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '')?.[0]
  return [command, responseCode, detail].filter((part) => part !== undefined).join(' ')
}
