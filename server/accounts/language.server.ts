import type { Database } from '#server/database/db.ts'
import { parseLanguage, type Language } from '#words/languages.ts'

/** The language that an account has chosen or signed up in. See docs/decisions/240-words-in-typed-modules.md. */

/** Undefined for unknown addresses, and for accounts from before accounts had a language. */
export async function findAccountLanguage({ query }: Database, email: string): Promise<Language | undefined> {
  const user = await query
    .selectFrom('users')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirst()
  return parseLanguage(user?.language)
}

export async function storeAccountLanguage(
  { query }: Database,
  userId: string,
  language: Language,
): Promise<void> {
  await query.updateTable('users').set({ language }).where('id', '=', userId).execute()
}
