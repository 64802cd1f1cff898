import { makeEmail, type Deliver, type Delivery } from './message.ts'
import type { MailQueue } from './queue.ts'
import type { Sender } from './settings.ts'
import type { MailTable } from '#server/database/mail-table.ts'
import type { Log } from '#server/log.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Older emails are useless: links to confirm an address are valid for a day. */
const GIVE_UP_AFTER = 48 * HOUR
/** For one email that the recipient's server deferred. Greylisting, the usual reason, takes a few minutes. */
const EMAIL_PAUSES = { first: 30 * SECOND, longest: 4 * HOUR }
/** The retry delay for all emails while the mail server is down. */
const SERVER_PAUSES = { first: 5 * SECOND, longest: 5 * MINUTE }
/** Concurrent deliveries, so that one slow email does not delay the others. */
const AT_ONCE = 3

/** No server accepted the email for two days, or it came from an old backup. */
const TOO_OLD: Delivery = { ok: false, error: 'ERR_MAIL_REFUSED', detail: 'too old' }
const NO_ADDRESS: Delivery = { ok: false, error: 'ERR_MAIL_REFUSED', detail: 'not an address' }

interface DeliveryOptions {
  readonly queue: MailQueue
  readonly deliver: Deliver
  readonly sender: Sender
  readonly log: Log
  readonly now: () => Date
}

/**
 * A round delivers the emails that are due. Aborting `ending` stops it after the present deliveries, aborting `cut` cancels
 * those too. It rejects if the queue is unreachable.
 */
export function createDelivery({ queue, deliver, sender, log, now }: DeliveryOptions) {
  /** Ids of emails that were delivered while the database was down. Their rows still exist and must not be sent again. */
  const delivered = new Set<string>()
  let failures = 0
  let pausedUntil = new Date(0)

  const after = (milliseconds: number) => new Date(now().getTime() + milliseconds)

  async function forgetDelivered(): Promise<void> {
    for (const id of delivered) {
      await queue.remove(id)
      delivered.delete(id)
    }
  }

  async function attempt(mail: MailTable, cut: AbortSignal): Promise<void> {
    const isTooOld = now().getTime() - Date.parse(mail.created_at) > GIVE_UP_AFTER
    const result = isTooOld
      ? TOO_OLD
      : isOneAddress(mail.to)
        ? await deliver(makeEmail(mail, sender), cut)
        : NO_ADDRESS
    const fields = { mail: mail.id, attempt: mail.attempts }
    if (result.ok) {
      failures = 0
      delivered.add(mail.id)
      log('info', 'mail delivered', fields)
      return forgetDelivered()
    }
    const { error, detail: reason } = result
    if (error === 'ERR_MAIL_REFUSED') {
      log('error', 'mail given up', { ...fields, error, reason })
      return queue.remove(mail.id)
    }
    let until: Date
    if (error === 'ERR_MAIL_DELAYED') {
      until = after(pauseBefore(mail.attempts, EMAIL_PAUSES))
    } else if (cut.aborted) {
      until = now()
    } else {
      failures++
      until = pausedUntil = after(pauseBefore(failures, SERVER_PAUSES))
    }
    log('warn', 'mail delayed', { ...fields, error, reason, until })
    return queue.postpone(mail.id, until)
  }

  async function deliverUntilNoneIsDue(ending: AbortSignal, cut: AbortSignal): Promise<void> {
    while (!ending.aborted && now() >= pausedUntil) {
      const mail = await queue.claim(now())
      if (mail === undefined) return
      await attempt(mail, cut)
    }
  }

  return async function round(ending: AbortSignal, cut: AbortSignal): Promise<void> {
    await forgetDelivered()
    const workers = Array.from({ length: AT_ONCE }, () => deliverUntilNoneIsDue(ending, cut))
    // Wait for all workers, so that a failed round does not overlap the next one.
    const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }
}

function pauseBefore(next: number, { first, longest }: { first: number; longest: number }): number {
  return Math.min(first * 2 ** (next - 1), longest)
}

/** nodemailer parses any address field as a list with names and comments, so allow exactly one plain address. */
function isOneAddress(text: string): boolean {
  return /^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u.test(text)
}
