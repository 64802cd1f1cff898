import type { RateLimit } from '#server/limits/rate-limit.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Log } from '#server/log.ts'
import type { AuthLetters, SendLetter } from './letters.ts'

/**
 * Emails of one kind to one mailbox in an hour. Anyone can have emails sent to any address by signing up with it, so we
 * drop those beyond this; the answer on the page is the same.
 */
export const LETTERS_AN_HOUR = { name: 'letters', times: 5, seconds: 60 * 60 }
/** On top of those, for each browser that the account knows: strangers cannot use up the owner's allowance. */
export const DEVICE_LETTERS_AN_HOUR = { name: 'letters to a device', times: 1, seconds: 60 * 60 }

interface LetterSenderOptions {
  readonly letters: AuthLetters
  readonly mailer: Pick<Mailer, 'send' | 'pretend'>
  readonly limit: RateLimit
  readonly deviceLimit: RateLimit
  readonly log: Log
}

export interface LetterSender {
  readonly sendLetter: SendLetter
  /** Does the same work, and sends nothing: for answers that must not come sooner where there is nobody to write to. */
  readonly pretendLetter: SendLetter
}

export function makeLetterSender({
  letters,
  mailer,
  limit,
  deviceLimit,
  log,
}: LetterSenderOptions): LetterSender {
  const by =
    (deliver: Mailer['send']): SendLetter =>
    async (kind, given, findDevice) => {
      const letter = letters[kind](given)
      const key = `${kind} ${mailboxOf(given.to)}`
      if ((await limit.consume(key)) === undefined) return deliver(letter)
      const device = await findDevice?.()
      if (device !== undefined && (await deviceLimit.consume(`${key} ${device}`)) === undefined)
        return deliver(letter)
      log('warn', 'letter not sent: too many to one address', { kind })
    }
  return { sendLetter: by((mail) => mailer.send(mail)), pretendLetter: by((mail) => mailer.pretend(mail)) }
}

/** `asha+1@chess.example` is delivered to `asha@chess.example` by many mail servers. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return `${local.split('+')[0]}@${domain}`
}
