/** A WebSocket, or server-sent events with posts. Messages are text, one JSON object each. */
export interface Transport {
  /** `isUrgent`: does not wait for earlier messages, where those are sent one at a time. */
  readonly send: (text: string, isUrgent?: boolean) => void
  /** No event follows. */
  readonly close: () => void
}

export interface TransportEvents {
  readonly onOpen: () => void
  readonly onMessage: (text: string) => void
  /** No message follows. The code is that of a close frame or event, if there was one. */
  readonly onClosed: (code: number | undefined) => void
}

export type OpenTransport = (events: TransportEvents) => Transport

export type TransportKind = 'socket' | 'stream'
