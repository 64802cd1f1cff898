import { SUBPROTOCOL } from '#live/protocol.ts'
import type { OpenTransport } from './transport.ts'

/** The game's WebSocket, at the host of the page: another name of the same machine would be another origin. */
export const socketTransport =
  (id: string): OpenTransport =>
  ({ onOpen, onMessage, onClosed }) => {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/api/online/${id}/socket`, SUBPROTOCOL)
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
