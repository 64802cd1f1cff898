import type { NextPremove } from '#app/line/premove.ts'
import type { ClientMessage, ServerMessage } from '#live/protocol.ts'

interface HandedPremovesSettings {
  /** How many moves the game has, as this page knows it. */
  readonly plies: () => number
  readonly nextNumber: () => number
  readonly send: (message: ClientMessage) => void
}

/** The premove that the server plays when its turn comes. */
interface HandedPremoves {
  /** Hands the next one to the server, or takes it back. */
  readonly handOver: (next: NextPremove | undefined) => void
  /** The one that a new connection says again. */
  readonly toCome: () => NextPremove | undefined
  /** Whether there is nothing more in a message. A refusal is no word to the player: the page plays it itself when its turn comes. */
  readonly isAnswered: (message: ServerMessage) => boolean
}

export function makeHandedPremoves({ plies, nextNumber, send }: HandedPremovesSettings): HandedPremoves {
  let premove: NextPremove | undefined
  const numbers = new Set<number>()
  const toCome = () => (premove && premove.ply > plies() ? premove : undefined)
  return {
    toCome,
    handOver(next) {
      const before = premove
      const isLeft = toCome() !== undefined
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
