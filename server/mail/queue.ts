import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/db.ts'
import type { MailTable } from '#server/database/mail-table.ts'

/**
 * Milliseconds for which a process owns an email it has claimed: longer than any delivery may take (smtp.ts). If the process
 * dies, its email is delayed by this much.
 */
const LEASE = 2 * 60_000
/** Rows read at a time, so that a claim that another process won needs no second query. */
const LOOKAHEAD = 20

type NewMail = Pick<MailTable, 'to' | 'subject' | 'text' | 'html'>

export interface MailQueue {
  put(mail: NewMail, now: Date): Promise<void>
  /** Takes as long as `put` but sends nothing: inserts the email and deletes it in the same transaction. */
  pretend(mail: NewMail, now: Date): Promise<void>
  /** Claims a due email for a while. Absent if there is none. */
  claim(now: Date): Promise<MailTable | undefined>
  postpone(id: string, until: Date): Promise<void>
  remove(id: string): Promise<void>
}

export function createMailQueue({ query }: Database): MailQueue {
  return {
    async put(mail, now) {
      await query.insertInto('mails').values(makeRow(mail, now)).execute()
    },

    async pretend(mail, now) {
      const row = makeRow(mail, now)
      await query.transaction().execute(async (transaction) => {
        await transaction.insertInto('mails').values(row).execute()
        await transaction.deleteFrom('mails').where('id', '=', row.id).execute()
      })
    },

    async claim(now) {
      const due = await query
        .selectFrom('mails')
        .select(['id', 'next_attempt_at'])
        .where('next_attempt_at', '<=', now.toISOString())
        .orderBy('next_attempt_at')
        .limit(LOOKAHEAD)
        .execute()
      const leasedUntil = new Date(now.getTime() + LEASE).toISOString()
      for (const { id, next_attempt_at } of due) {
        // If several processes read the same row, only one finds it unchanged.
        const claimed = await query
          .updateTable('mails')
          .set((row) => ({ next_attempt_at: leasedUntil, attempts: row('attempts', '+', 1) }))
          .where('id', '=', id)
          .where('next_attempt_at', '=', next_attempt_at)
          .returningAll()
          .executeTakeFirst()
        if (claimed !== undefined) return claimed
      }
      return undefined
    },

    async postpone(id, until) {
      await query
        .updateTable('mails')
        .set({ next_attempt_at: until.toISOString() })
        .where('id', '=', id)
        .execute()
    },

    async remove(id) {
      await query.deleteFrom('mails').where('id', '=', id).execute()
    },
  }
}

function makeRow({ to, subject, text, html }: NewMail, now: Date): MailTable {
  const time = now.toISOString()
  return { id: randomUUID(), to, subject, text, html, created_at: time, attempts: 0, next_attempt_at: time }
}

/** The number of queued emails, for the metrics. */
export async function countEmails({ query }: Database): Promise<number> {
  const row = await query
    .selectFrom('mails')
    .select((count) => count.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
