import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Uci } from '#chess/types.ts'

/** JSON rows that a long run appends one by one, so that it can be stopped at any time and resumed. */
export class JudgedFile<Row extends { readonly moves: string }> {
  private readonly rows = new Map<string, Row>()

  private readonly file: string

  constructor(file: string) {
    this.file = file
    if (!existsSync(file)) return
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line === '') continue
      const row = JSON.parse(line) as Row
      this.rows.set(row.moves, row)
    }
  }

  find(moves: readonly Uci[]): Row | undefined {
    return this.rows.get(moves.join(' '))
  }

  add(row: Row): void {
    this.rows.set(row.moves, row)
    appendFileSync(this.file, `${JSON.stringify(row)}\n`)
  }
}
