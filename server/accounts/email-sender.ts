import type { RateLimit } from '#server/limits/rate-limit.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Log } from '#server/log.ts'
import { inLanguage } from '#words/by-request.ts'
import type { Language } from '#words/languages.ts'
import type { AccountEmails, SendEmail } from './account-emails.ts'

/**
 * Emails of one kind to one mailbox. Anyone can have emails sent to any address by signing up with it, so emails over the limit
 * are dropped; the page's answer stays the same.
 */
export const EMAILS_AN_HOUR = { name: 'emails', times: 5, seconds: 60 * 60 }
/** Additional emails for each browser that the account knows, so that strangers cannot use up the owner's allowance. */
export const DEVICE_EMAILS_AN_HOUR = { name: 'emails to a device', times: 1, seconds: 60 * 60 }

interface EmailSenderOptions {
  readonly emails: AccountEmails
  /** The language of the account with an address. */
  readonly findLanguage: (email: string) => Promise<Language | undefined>
  readonly mailer: Pick<Mailer, 'send' | 'pretend'>
  readonly limit: RateLimit
  readonly deviceLimit: RateLimit
  readonly log: Log
}

export interface EmailSender {
  readonly sendEmail: SendEmail
  /** Does the same work and sends nothing, so that response times do not reveal if an address has an account. */
  readonly pretendEmail: SendEmail
}

export function createEmailSender({
  emails,
  findLanguage,
  mailer,
  limit,
  deviceLimit,
  log,
}: EmailSenderOptions): EmailSender {
  const sendWith =
    (deliver: Mailer['send']): SendEmail =>
    async (kind, given, findDevice) => {
      // Looked up even if the language is given, so that response times do not depend on it.
      const stored = await findLanguage(given.to)
      const language = given.language ?? stored
      const write = () => emails[kind](given)
      const email = language === undefined ? write() : inLanguage(language, write)
      const key = `${kind} ${mailboxOf(given.to)}`
      if ((await limit.consume(key)) === undefined) return deliver(email)
      const device = await findDevice?.()
      if (device !== undefined && (await deviceLimit.consume(`${key} ${device}`)) === undefined)
        return deliver(email)
      log('warn', 'email not sent: too many to one address', { kind })
    }
  return {
    sendEmail: sendWith((mail) => mailer.send(mail)),
    pretendEmail: sendWith((mail) => mailer.pretend(mail)),
  }
}

/** `asha+1@chess.example` is delivered to `asha@chess.example` by many mail servers. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return `${local.split('+')[0]}@${domain}`
}
