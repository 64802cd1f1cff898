import type { NextPremove } from '#app/line/premove.ts'
import type { ClientMessage, ServerMessage } from '#live/protocol.ts'

interface ServerPremovesSettings {
  /** The number of moves that the page knows. */
  readonly plies: () => number
  readonly nextNumber: () => number
  readonly send: (message: ClientMessage) => void
}

/** The premove that the server plays as soon as it is the player's turn. */
interface ServerPremoves {
  /** Sends the next premove, or cancels it. */
  readonly handOver: (next: NextPremove | undefined) => void
  /** The premove to repeat on a new connection. */
  readonly pending: () => NextPremove | undefined
  /** True if a message only answers a premove. A refusal is not shown, since the page then plays the premove itself. */
  readonly isAnswered: (message: ServerMessage) => boolean
}

export function createServerPremoves({ plies, nextNumber, send }: ServerPremovesSettings): ServerPremoves {
  let premove: NextPremove | undefined
  const numbers = new Set<number>()
  const pending = () => (premove && premove.ply > plies() ? premove : undefined)
  return {
    pending,
    handOver(next) {
      const before = premove
      const isLeft = pending() !== undefined
      premove = next
      if (!next && !isLeft) return
      const n = nextNumber()
      numbers.add(n)
      send({ type: 'pre', n, ...(next ?? { ply: before?.ply ?? 0 }) })
    },
    isAnswered(message) {
      if (message.type === 'ok') numbers.delete(message.n)
      return message.type === 'no' && numbers.delete(message.n)
    },
  }
}
