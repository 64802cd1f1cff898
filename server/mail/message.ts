import type { SendMailOptions } from 'nodemailer'
import type { Result } from '#chess/types.ts'
import type { Sender } from './settings.ts'
import type { MailTable } from '#server/database/mail-table.ts'

export type Email = SendMailOptions

/** The outcome of an attempt. The detail is logged, so it contains no address and no content. */
export type Delivery = Result<undefined, 'ERR_MAIL_REFUSED' | 'ERR_MAIL_DELAYED' | 'ERR_MAIL_SERVER_DOWN'>

export const DELIVERED: Delivery = { ok: true, value: undefined }

/** Never throws. Stops midway when `cut` is aborted. */
export type Deliver = (message: Email, cut: AbortSignal) => Promise<Delivery>

export function makeEmail(mail: MailTable, from: Sender): Email {
  return {
    from: { ...from },
    to: { name: '', address: mail.to },
    envelope: { from: from.address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: new Date(mail.created_at),
    // The same at each attempt, so that a mailbox can deduplicate an email that a crash sent twice.
    messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    // Suppresses automatic replies such as holiday notices.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
