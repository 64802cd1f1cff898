import type { OpenTransport } from './transport.ts'

/** A post without an answer after this time has failed, and later messages must not queue behind it. */
const POST_WITHIN_MS = 8_000

/**
 * The same messages as server-sent events and posts, for networks that block WebSockets. Uses `fetch`, since EventSource
 * cannot send the seat's key. `absentCode` is reported as the close code if the server has no such topic.
 */
export const streamTransport =
  (topic: string, key: string | undefined, absentCode?: number): OpenTransport =>
  ({ onOpen, onMessage, onClosed }) => {
    const stop = new AbortController()
    const headers = key === undefined ? {} : { Authorization: `Seat ${key}` }
    let last: Promise<unknown> = Promise.resolve()
    const close = () => stop.abort()

    async function listen() {
      const response = await fetch(`/api/online/${topic}/events`, {
        headers: { ...headers, Accept: 'text/event-stream' },
        cache: 'no-store',
        signal: stop.signal,
      })
      if (!response.ok || !response.body) return onClosed(response.status === 404 ? absentCode : undefined)
      onOpen()
      for await (const { name, data } of readEvents(response.body)) {
        if (name === 'close') return onClosed(Number(data))
        onMessage(data)
      }
      onClosed(undefined)
    }

    /** The answer holds what a WebSocket would have sent to this page alone, one message a line. */
    async function post(text: string) {
      const late = setTimeout(() => fail(new Error('A message was not answered in time')), POST_WITHIN_MS)
      try {
        const response = await fetch(`/api/online/${topic}/messages`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: text,
          signal: stop.signal,
        })
        if (!response.ok) throw new Error(`A message was answered with ${response.status}`)
        for (const message of (await response.text()).split('\n')) if (message !== '') onMessage(message)
      } finally {
        clearTimeout(late)
      }
    }

    const fail = (error: unknown) => {
      if (stop.signal.aborted) return
      console.warn('The event stream ended.', error)
      onClosed(undefined)
    }
    listen().catch(fail)
    return {
      // One at a time, since their order matters. Urgent messages do not queue behind a post that hangs.
      send(text, isUrgent = false) {
        const sent = (isUrgent ? post(text) : last.then(() => post(text))).catch(fail)
        if (!isUrgent) last = sent
      },
      close,
    }
  }

interface StreamEvent {
  /** The event's name; empty for a plain message. */
  readonly name: string
  readonly data: string
}

/** Yields the events that carry data, in order. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    rest += decoder.decode(value, { stream: true })
    const events = rest.split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const data = fieldsOf(event, 'data')
      if (data.length > 0) yield { name: fieldsOf(event, 'event')[0] ?? '', data: data.join('\n') }
    }
  }
}

const fieldsOf = (event: string, field: string): string[] =>
  event
    .split('\n')
    .filter((line) => line.startsWith(`${field}:`))
    .map((line) => line.slice(field.length + 1).trimStart())
