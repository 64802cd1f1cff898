import type { Result } from '#chess/types.ts'
import type { Database } from '#server/database/db.ts'
import { parseDonorName } from '#server/names/display-name.ts'

/**
 * Renames an account, or removes its name, also in its games against the computer, which have the name that the account had
 * when they were saved. Names typed for games at one screen stay; the operator can close a shared game by its link instead.
 */
export async function renameAccount(
  { query }: Database,
  email: string,
  text: string,
  now = new Date(),
): Promise<Result<undefined, 'ERR_NO_SUCH_ACCOUNT' | 'ERR_NAME_REFUSED'>> {
  const parsed = parseDonorName(text)
  if (!parsed.ok) return parsed
  const name = parsed.value ?? ''
  return query.transaction().execute(async (transaction) => {
    const user = await transaction
      .updateTable('users')
      .set({ name, updatedAt: now.toISOString() })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirst()
    if (user === undefined) return { ok: false, error: 'ERR_NO_SUCH_ACCOUNT' }
    const played = transaction
      .updateTable('matches')
      .where('user_id', '=', user.id)
      .where('opponent_type', '=', 'computer')
    await played.where('human_color', '=', 'w').set({ white_name: name }).execute()
    await played.where('human_color', '=', 'b').set({ black_name: name }).execute()
    return { ok: true, value: undefined }
  })
}
