import type { ExpressionBuilder } from 'kysely'
import type { DatabaseKind } from '#server/database/db.ts'
import type { Tables } from '#server/database/tables.ts'

/** A boolean as better-auth stores it: SQLite has no such type. */
export const flagFor = (kind: DatabaseKind, isSet: boolean): number | boolean =>
  kind === 'sqlite' ? Number(isSet) : isSet

/**
 * The ids of unconfirmed accounts that may be removed. They cannot sign in, so they should have no sessions, games or training. If
 * one does, it is kept, because saved games must never be lost.
 */
export const selectUnconfirmed = (users: ExpressionBuilder<Tables, 'users'>, kind: DatabaseKind) =>
  users
    .selectFrom('users')
    .select('users.id')
    .where('emailVerified', '=', flagFor(kind, false))
    .where((row) =>
      row.not(row.exists(row.selectFrom('sessions').select('id').whereRef('userId', '=', 'users.id'))),
    )
    .where((row) =>
      row.not(row.exists(row.selectFrom('matches').select('id').whereRef('user_id', '=', 'users.id'))),
    )
    .where((row) =>
      row.not(
        row.exists(row.selectFrom('training_entries').select('id').whereRef('user_id', '=', 'users.id')),
      ),
    )
