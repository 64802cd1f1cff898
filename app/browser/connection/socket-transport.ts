import type { OpenTransport } from './transport.ts'

/** The WebSocket of a topic. It uses the page's host, because another name of the host is another origin. */
export const socketTransport =
  (topic: string, subprotocol: string): OpenTransport =>
  ({ onOpen, onMessage, onClosed }) => {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/api/online/${topic}/socket`, subprotocol)
    socket.addEventListener('open', onOpen)
    socket.addEventListener('message', ({ data }) => typeof data === 'string' && onMessage(data))
    socket.addEventListener('close', ({ code }) => onClosed(code))
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close: () => socket.close(1000),
    }
  }
