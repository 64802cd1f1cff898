import type { Database } from '#server/database/db.ts'

/** Lets the operator revoke a link. Resolves to false if it was not shared. */
export async function closeShared({ query }: Database, token: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('matches')
    .set({ share_token: null })
    .where('share_token', '=', token)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
