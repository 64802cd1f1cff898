import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '#server/database/db.ts'

/**
 * The tables of better-auth 1.7.7 with its two-factor plugin, renamed to avoid keywords of SQL. Columns have the library's names.
 * server/accounts/auth.integration.test.ts checks with the library that nothing is missing.
 */
export function accounts(kind: DatabaseKind): Migration {
  const time = kind === 'postgres' ? sql`timestamptz` : sql`date`
  const flag = kind === 'postgres' ? sql`boolean` : sql`integer`
  return {
    async up(db) {
      await db.schema
        .createTable('users')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('emailVerified', flag, (column) => column.notNull())
        .addColumn('image', 'text')
        .addColumn('createdAt', time, (column) => column.notNull())
        .addColumn('updatedAt', time, (column) => column.notNull())
        .addColumn('twoFactorEnabled', flag)
        .execute()

      await db.schema
        .createTable('sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('expiresAt', time, (column) => column.notNull())
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('createdAt', time, (column) => column.notNull())
        .addColumn('updatedAt', time, (column) => column.notNull())
        .addColumn('ipAddress', 'text')
        .addColumn('userAgent', 'text')
        .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .execute()
      await db.schema.createIndex('sessions_userId_idx').on('sessions').column('userId').execute()

      await db.schema
        .createTable('accounts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('accountId', 'text', (column) => column.notNull())
        .addColumn('providerId', 'text', (column) => column.notNull())
        .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('accessToken', 'text')
        .addColumn('refreshToken', 'text')
        .addColumn('idToken', 'text')
        .addColumn('accessTokenExpiresAt', time)
        .addColumn('refreshTokenExpiresAt', time)
        .addColumn('scope', 'text')
        .addColumn('password', 'text')
        .addColumn('createdAt', time, (column) => column.notNull())
        .addColumn('updatedAt', time, (column) => column.notNull())
        .execute()
      await db.schema.createIndex('accounts_userId_idx').on('accounts').column('userId').execute()

      await db.schema
        .createTable('verifications')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('identifier', 'text', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('expiresAt', time, (column) => column.notNull())
        .addColumn('createdAt', time, (column) => column.notNull())
        .addColumn('updatedAt', time, (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('verifications_identifier_idx')
        .on('verifications')
        .column('identifier')
        .execute()

      await db.schema
        .createTable('two_factors')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('backupCodes', 'text', (column) => column.notNull())
        .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('verified', flag)
        .addColumn('failedVerificationCount', 'integer')
        .addColumn('lockedUntil', time)
        .execute()
      await db.schema.createIndex('two_factors_secret_idx').on('two_factors').column('secret').execute()
      await db.schema.createIndex('two_factors_userId_idx').on('two_factors').column('userId').execute()

      await db.schema
        .createTable('rate_limits')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('lastRequest', 'bigint', (column) => column.notNull())
        .execute()
    },
  }
}
