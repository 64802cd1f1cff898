/** A WebSocket, or server-sent events with posts. Messages are text, one JSON object each. */
export interface Transport {
  /** `isUrgent`: does not wait for earlier messages, where those are sent one at a time. */
  readonly send: (text: string, isUrgent?: boolean) => void
  /** Closes the transport. No event follows. */
  readonly close: () => void
}

export interface TransportEvents {
  readonly onOpen: () => void
  readonly onMessage: (text: string) => void
  /**
   * Called when the transport has closed; no message follows. The code comes from the close frame or event, if there was one.
   */
  readonly onClosed: (code: number | undefined) => void
}

export type OpenTransport = (events: TransportEvents) => Transport

export type TransportKind = 'socket' | 'stream'
