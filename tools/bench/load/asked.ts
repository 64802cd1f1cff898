export interface AskedRequest {
  /** Replaces the path of `Asked.url`; only at a fixed rate. */
  readonly path?: string
  readonly method?: 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Asked {
  readonly url: string
  readonly seconds: number
  /** Absent: each connection sends its next request as soon as the previous one is answered. */
  readonly perSecond?: number
  readonly connections: number
  /** Creates the next request; by default a GET. */
  readonly request?: () => AskedRequest
  /** The expected status; any 2xx by default. */
  readonly expects?: number | undefined
}

/** `status` is `undefined` if the request failed or took longer than ten seconds. */
export type OnAnswer = (status: number | undefined, ms: number) => void
