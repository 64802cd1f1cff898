import { sql, type Kysely, type NotNull } from 'kysely'
import type { Database } from '#server/database/db.ts'
import type { Tables } from '#server/database/tables.ts'

/**
 * Deletes an account and all data about it in one transaction. The database cascades to rows that reference the user; the
 * others are deleted here. Donations have no account.
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
 * Deletes the queued emails to the account, those that link to it, and those to an earlier address, which name the current one.
 * SQL finds candidates by substring, so whole addresses are compared afterwards: `john@x.com` contains `n@x.co`.
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

/** In our emails an address is preceded by white space, and followed by white space or punctuation, in Hindi by a danda. */
export const namesAddress = (text: string, email: string): boolean =>
  text.split(/\s+/).some((word) => word === email || word.replace(/[.,;:।]$/, '') === email)

/** Trusted devices have to enter the second factor again. */
export async function forgetTrustedDevices({ query }: Database, userId: string): Promise<void> {
  await query
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', 'trust-device-%')
    .execute()
}
