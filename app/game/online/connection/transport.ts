/** One way of talking to the server: a WebSocket, or server-sent events with posts. Messages are text, one JSON object each. */
export interface Transport {
  readonly send: (text: string) => void
  /** Nothing is heard of it any more after this. */
  readonly close: () => void
}

export interface TransportEvents {
  readonly onOpen: () => void
  readonly onMessage: (text: string) => void
  /** It will not deliver anything more. The code is that of a WebSocket's close, where there was one. */
  readonly onClosed: (code: number | undefined) => void
}

export type OpenTransport = (events: TransportEvents) => Transport

export type TransportKind = 'socket' | 'stream'
