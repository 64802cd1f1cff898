import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/db.ts'
import type { MailTable } from '#server/database/mail-table.ts'

/**
 * For how long a letter belongs to whoever has claimed it: longer than any delivery may take (mail-server.ts). A process
 * that dies meanwhile delays its letter by this much.
 */
const LEASE = 2 * 60_000
/** With this many letters due and as many others after them, one is had without asking again. */
const LOOKAHEAD = 20

export interface MailQueue {
  put(mail: Pick<MailTable, 'to' | 'subject' | 'text' | 'html'>, now: Date): Promise<void>
  /** A letter that is due, and nobody else's for a while. Absent where none is. */
  claim(now: Date): Promise<MailTable | undefined>
  postpone(id: string, until: Date): Promise<void>
  remove(id: string): Promise<void>
}

export function createMailQueue({ query }: Database): MailQueue {
  return {
    async put({ to, subject, text, html }, now) {
      const time = now.toISOString()
      await query
        .insertInto('mails')
        .values({
          id: randomUUID(),
          to,
          subject,
          text,
          html,
          created_at: time,
          attempts: 0,
          next_attempt_at: time,
        })
        .execute()
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
        // Of several that have seen the same letter, one finds it as it was seen.
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
