import { createTransport } from 'nodemailer'
import { DELIVERED, type Deliver, type Delivery } from './message.ts'

/** Milliseconds. Their total must stay below the lease of a claimed email (queue.ts). */
const CONNECT_TIMEOUT = 10_000
const SILENCE_TIMEOUT = 30_000
const WHOLE_TIMEOUT = 60_000

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Sends emails by SMTP through one relay. */
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
 * Requires TLS for passwords, so that an attacker cannot strip the server's STARTTLS offer and read them. Operators can opt out
 * with `?requireTLS=false`.
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
 * Classifies a failure: permanent for this email (its address does not exist), temporary for this email (the recipient's server
 * defers it), or a fault of the mail server. A relay that refuses our own address or password counts as a server fault, so
 * that a mistake in the settings loses no emails.
 */
function judge(error: SmtpError): Delivery {
  const { code = '', command = '', responseCode } = error
  const detail = describe(error)
  const concernsThisEmail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM')
  if (!concernsThisEmail) return { ok: false, error: 'ERR_MAIL_SERVER_DOWN', detail }
  const isForNow = responseCode !== undefined && responseCode < 500
  return { ok: false, error: isForNow ? 'ERR_MAIL_DELAYED' : 'ERR_MAIL_REFUSED', detail }
}

/** Codes only: the texts of servers repeat addresses and sometimes content. */
function describe({ code, command, response, responseCode, message }: SmtpError): string {
  if (responseCode === undefined) return command === 'API' ? `${code}` : `${code ?? ''} ${message}`.trim()
  const detail = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '')?.[0]
  return [command, responseCode, detail].filter((part) => part !== undefined).join(' ')
}
