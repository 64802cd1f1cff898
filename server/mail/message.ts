import type { SendMailOptions } from 'nodemailer'
import type { Result } from '#chess/types.ts'
import type { Sender } from './settings.ts'
import type { MailTable } from '#server/database/mail-table.ts'

export type Message = SendMailOptions

/** The outcome of an attempt. The detail is for the log, and holds neither addresses nor contents. */
export type Delivery = Result<undefined, 'ERR_MAIL_REFUSED' | 'ERR_MAIL_DELAYED' | 'ERR_MAIL_SERVER_DOWN'>

export const DELIVERED: Delivery = { ok: true, value: undefined }

/** Never throws. Stops midway when `cut` is aborted. */
export type Deliver = (message: Message, cut: AbortSignal) => Promise<Delivery>

export function makeMessage(mail: MailTable, from: Sender): Message {
  return {
    from: { ...from },
    to: { name: '', address: mail.to },
    envelope: { from: from.address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: new Date(mail.created_at),
    // The same at each attempt: a mailbox that gets a letter twice, after a crash, can show it once.
    messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    // Asks automatic answers (holidays, ticket numbers) to stay away.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
