export interface AskedRequest {
  /** Where it is another one than that of the address asked; at a fixed rate alone. */
  readonly path?: string
  readonly method?: 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Asked {
  readonly url: string
  readonly seconds: number
  /** As many as come otherwise: each connection asks again as soon as it is answered. */
  readonly perSecond?: number
  readonly connections: number
  /** The next one; a GET unless told. */
  readonly request?: () => AskedRequest
  /** The expected status; any 2xx by default. */
  readonly expects?: number | undefined
}

/** `undefined` for the status of what broke, or took longer than ten seconds. */
export type OnAnswer = (status: number | undefined, ms: number) => void
