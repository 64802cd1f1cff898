import { sql, type Kysely, type NotNull } from 'kysely'
import type { Database } from '#server/database/db.ts'
import type { Tables } from '#server/database/tables.ts'

/**
 * Removes an account with everything kept about it, in one transaction. Rows that reference the user go by cascade; the
 * others are deleted here. Donations name no account.
 */
export async function removeAccount(
  { query }: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('verifications')
      .where((row) => row.or([row('value', '=', id), row('identifier', '=', `new-email-${id}`)]))
      .execute()
    await deleteWaitingEmails(transaction, { id, email })
    await anonymiseGames(transaction, id)
    await transaction.deleteFrom('users').where('id', '=', id).execute()
  })
}

/** The account's online games stay for their other players and for tournaments, without the name of this player. */
async function anonymiseGames(transaction: Kysely<Tables>, userId: string): Promise<void> {
  for (const [color, name] of [
    ['w', 'white_name'],
    ['b', 'black_name'],
  ] as const)
    await transaction
      .updateTable('games')
      .set({ [name]: '' })
      .where('id', 'in', (matches) =>
        matches
          .selectFrom('matches')
          .select('online_game_id')
          .where('user_id', '=', userId)
          .where('human_color', '=', color)
          .where('online_game_id', 'is not', null)
          .$narrowType<{ online_game_id: NotNull }>(),
      )
      .execute()
}

/**
 * Deletes the emails that are still queued to the account, those that link to it, and those to an address it had before,
 * which name the present one. SQL finds candidates by substring, so an address is compared whole afterwards: `n@x.co` is
 * no part of `john@x.com`.
 */
async function deleteWaitingEmails(
  transaction: Kysely<Tables>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const holding = (text: string) => `%${text.replaceAll(/[!%_]/g, '!$&')}%`
  const candidates = await transaction
    .selectFrom('mails')
    .select(['id', 'to', 'text'])
    .where((row) =>
      row.or([
        row('to', '=', email),
        ...[id, email].map((text) => sql<boolean>`${row.ref('text')} like ${holding(text)} escape '!'`),
      ]),
    )
    .execute()
  const theirs = candidates.filter(
    ({ to, text }) => to === email || text.includes(id) || namesAddress(text, email),
  )
  if (theirs.length > 0)
    await transaction
      .deleteFrom('mails')
      .where(
        'id',
        'in',
        theirs.map((mail) => mail.id),
      )
      .execute()
}

/** Our emails set an address between spaces or line ends, with punctuation behind it at most. */
export const namesAddress = (text: string, email: string): boolean =>
  text.split(/\s+/).some((word) => word === email || word.replace(/[.,;:]$/, '') === email)

/** Devices that are not asked for a second factor for a while are asked again. */
export async function forgetTrustedDevices({ query }: Database, userId: string): Promise<void> {
  await query
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', 'trust-device-%')
    .execute()
}
