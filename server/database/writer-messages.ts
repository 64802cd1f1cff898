import type { StatementResult, SqliteWriter, Statement } from './sqlite-writer.ts'

/** Messages between the server and the thread that writes. */
export interface WriterRequest {
  readonly id: number
  readonly what: keyof SqliteWriter
  /** The parameters, for `run`. */
  readonly statement?: Statement
}

export interface WriterResponse {
  readonly id: number
  readonly outcome?: StatementResult | undefined
  /** The parts of an error that can be sent between threads. */
  readonly error?: { readonly message: string; readonly code: string }
}
