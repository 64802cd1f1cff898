import type { Outcome, SqliteWriter, Statement } from './sqlite-writer.ts'

/** What the server and the thread that writes say to each other. */
export interface Asked {
  readonly id: number
  readonly what: keyof SqliteWriter
  /** What is to be run. */
  readonly statement?: Statement
}

export interface Answered {
  readonly id: number
  readonly outcome?: Outcome | undefined
  /** An error as it can be sent: its class and whatever else it holds would be lost. */
  readonly trouble?: { readonly message: string; readonly code: string }
}
