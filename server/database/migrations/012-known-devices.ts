import type { Migration } from 'kysely/migration'

/** Browsers that have signed in to an account, each by the digest of a cookie; see server/accounts/known-devices.ts. */
export function knownDevices(): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('known_devices')
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('seen_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('known_devices_pk', ['user_id', 'device'])
        .execute()
      await db.schema.createIndex('known_devices_seen_idx').on('known_devices').column('seen_at').execute()
    },
  }
}
