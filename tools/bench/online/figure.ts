export interface OnlineFigure {
  /** Where the games are stored: one of our databases, or another program. */
  readonly database: string
  readonly what: string
  readonly done: number
  readonly lost?: number
  readonly medianMs?: number
  readonly p99Ms?: number
  readonly worstMs?: number
  readonly kilobytes?: number
  /** The server's share of one core. */
  readonly core?: number
}
