import type Libsql from 'libsql'
import type { Statement } from './sqlite-writer.ts'

/** The site asks some eighty different things; those with a list in them are others for each length of it. */
const MOST_KEPT = 200

/**
 * What only reads, prepared once for each text: in a server that also does other things, preparing the session's query takes
 * more time than running it. A statement that has failed is not used again, since libsql 0.5.29 does not reset it. What writes is
 * prepared anew each time, for the same reason.
 */
export class KeptStatements {
  readonly #file: Libsql.Database
  /** Those asked for last at the end. */
  readonly #kept = new Map<string, Libsql.Statement>()

  constructor(file: Libsql.Database) {
    this.#file = file
  }

  run({ sql, parameters }: Statement): unknown[] {
    const prepared = this.#kept.get(sql) ?? this.#file.prepare(sql)
    this.#kept.delete(sql)
    const rows = prepared.all(parameters)
    this.#kept.set(sql, prepared)
    if (this.#kept.size > MOST_KEPT) this.#forgetOldest()
    return rows
  }

  #forgetOldest(): void {
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined) this.#kept.delete(oldest)
  }
}
