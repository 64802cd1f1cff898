import type { Database } from '#server/database/db.ts'

/** The operator's way to close a link that should not be open. Whether it was. */
export async function closeShared({ query }: Database, token: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('matches')
    .set({ share_token: null })
    .where('share_token', '=', token)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
