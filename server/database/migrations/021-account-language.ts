import type { Migration } from 'kysely/migration'

/**
 * The language of an account, in which its emails are written: a code of words/languages.ts. Empty for accounts from before
 * this migration, whose emails are in the language of the page that causes them.
 *
 * Older releases: they leave the column empty for accounts that they create, and write in the language of the page.
 */
export function accountLanguage(): Migration {
  return {
    up: (db) => db.schema.alterTable('users').addColumn('language', 'text').execute(),
  }
}
