import type Libsql from 'libsql'
import type { Statement } from './sqlite-writer.ts'

/** The site has some eighty queries; those with a list have a different text for each length of the list. */
const MOST_KEPT = 200

/**
 * A cache of prepared statements that only read. In a busy server, preparing the session's query takes longer than running it. A
 * statement that failed is dropped, since libsql 0.5.29 does not reset it. Writes are prepared each time for the same reason.
 */
export class KeptStatements {
  readonly #file: Libsql.Database
  /** The most recently used statement is last. */
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
