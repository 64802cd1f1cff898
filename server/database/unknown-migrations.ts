/**
 * Migrations of a newer release. Migrations only add, so a release keeps working after a newer one has upgraded the database.
 * During a rolling upgrade old servers restart, and rolling back means starting the old release.
 *
 * A migration that breaks older releases declares it in its name, the only part of it that they see. `031-title.needs-027` is
 * refused by every release that does not know migration 027, and `031-title.needs-031` by every release that does not know 031.
 */
const REQUIREMENT = /\.needs-(\d{3})$/

export class UnknownMigrationError extends Error {
  readonly code: 'ERR_DATABASE_NEWER' | 'ERR_DATABASE_FOREIGN'
  readonly migration: string

  constructor(code: UnknownMigrationError['code'], migration: string) {
    super(`${code}: ${migration}`)
    this.code = code
    this.migration = migration
  }
}

/**
 * Returns the applied migrations that this release does not know and can live with. Throws an `UnknownMigrationError` at the
 * first that breaks this release (`ERR_DATABASE_NEWER`), or that does not come after all of ours, which no newer release
 * would have applied (`ERR_DATABASE_FOREIGN`).
 */
export function findUnknownMigrations(applied: readonly string[], known: readonly string[]): string[] {
  const last = known.at(-1) ?? ''
  const unknown = applied.filter((name) => !known.includes(name))
  for (const name of unknown) {
    if (name <= last) throw new UnknownMigrationError('ERR_DATABASE_FOREIGN', name)
    const required = REQUIREMENT.exec(name)?.[1]
    if (required !== undefined && !known.some((each) => each.startsWith(`${required}-`)))
      throw new UnknownMigrationError('ERR_DATABASE_NEWER', name)
  }
  return unknown
}
