/**
 * The tables, each made by a migration. Ids and times are text (ISO 8601 in UTC), so that both databases hold the same
 * values; JSON is text. Those of the accounts are better-auth's, which writes them in its own way: only what our own
 * queries read of them stands here.
 */
export interface Tables {
  users: UserTable
  sessions: SessionTable
}

interface UserTable {
  id: string
  email: string
  name: string
}

interface SessionTable {
  id: string
  userId: string
  token: string
}
