import type { OpenTransport } from './transport.ts'

/**
 * The same messages as server-sent events and posts, for networks that block WebSockets. Read by `fetch`, not by
 * EventSource, which could not send the seat's key.
 */
export const streamTransport =
  (id: string, key: string | undefined): OpenTransport =>
  ({ onOpen, onMessage, onClosed }) => {
    const stop = new AbortController()
    const headers = key === undefined ? {} : { Authorization: `Seat ${key}` }
    let last: Promise<unknown> = Promise.resolve()
    const close = () => stop.abort()

    async function listen() {
      const response = await fetch(`/api/online/${id}/events`, {
        headers: { ...headers, Accept: 'text/event-stream' },
        cache: 'no-store',
        signal: stop.signal,
      })
      if (!response.ok || !response.body) return onClosed(response.status === 404 ? 4004 : undefined)
      onOpen()
      for await (const data of readEvents(response.body)) onMessage(data)
      onClosed(undefined)
    }

    async function post(text: string) {
      const response = await fetch(`/api/online/${id}/messages`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: text,
        signal: stop.signal,
      })
      if (!response.ok) throw new Error(`A message was answered with ${response.status}`)
    }

    const fail = (error: unknown) => {
      if (stop.signal.aborted) return
      console.warn('The stream of the game ended.', error)
      onClosed(undefined)
    }
    listen().catch(fail)
    return {
      // One after the other: they mean something in their order.
      send: (text) => void (last = last.then(() => post(text)).catch(fail)),
      close,
    }
  }

/** The data of each event, in order. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
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
      const data = event
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart())
      if (data.length > 0) yield data.join('\n')
    }
  }
}
