import { WebSocket } from 'ws'
import {
  makeLiveMessage,
  parseServerMessage,
  SUBPROTOCOL,
  type ClientMessage,
  type ServerMessage,
  type StateMessage,
} from '#live/protocol.ts'

/** A test's connection to a live game, like the one a page opens. Records the messages received. */
export interface LivePlayer {
  readonly messages: ServerMessage[]
  /** The newest state, with the moves since; absent until the first state. */
  readonly state: StateMessage | undefined
  readonly closed: Promise<number>
  send(message: ClientMessage): void
  /** The first message, past or future, for which `is` holds; each is returned once. */
  next<T extends ServerMessage['type']>(
    type: T,
    is?: (message: Extract<ServerMessage, { type: T }>) => boolean,
  ): Promise<Extract<ServerMessage, { type: T }>>
  /** Resolves when `holds` is true of the known state. */
  until(holds: (state: StateMessage) => boolean): Promise<StateMessage>
  close(): void
  /** Disconnects without saying goodbye. */
  drop(): void
}

interface Options {
  readonly key?: string | undefined
  readonly v?: number
  readonly pre?: { ply: number; uci: string }[]
  readonly origin?: string
  /** Sends no first message. */
  readonly isSilent?: boolean
  readonly headers?: Record<string, string>
  readonly patienceMs?: number
}

const PATIENCE_MS = 20_000

/** Rejects with the status if the server refuses the upgrade. */
export async function connectPlayer(site: string, id: string, options: Options = {}): Promise<LivePlayer> {
  const address = `${site.replace(/^http/, 'ws')}/api/online/${id}/socket`
  const socket = new WebSocket(address, SUBPROTOCOL, {
    origin: options.origin ?? site,
    headers: options.headers,
    handshakeTimeout: options.patienceMs ?? PATIENCE_MS,
  })
  const messages: ServerMessage[] = []
  const taken = new Set<ServerMessage>()
  const watchers = new Set<() => void>()
  let state: StateMessage | undefined
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      resolve(code)
      for (const look of watchers) look()
    })
  })
  socket.on('message', (data: Buffer) => {
    const parsed = parseServerMessage(data.toString())
    if (!parsed.ok) throw new Error(`The server said what it should not: ${data.toString()}`)
    const message = parsed.value
    messages.push(message)
    state = apply(state, message)
    for (const look of watchers) look()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
    socket.once('unexpected-response', (_, response) => reject(new Error(`refused ${response.statusCode}`)))
  })
  socket.on('error', () => {})
  if (options.isSilent !== true)
    socket.send(
      makeLiveMessage({
        type: 'hello',
        away: false,
        ...(options.key !== undefined && { key: options.key }),
        ...(options.v !== undefined && { v: options.v }),
        ...(options.pre && { pre: options.pre }),
      }),
    )

  function wait<T>(what: string, find: () => T | undefined): Promise<T> {
    const found = find()
    if (found !== undefined) return Promise.resolve(found)
    return new Promise((resolve, reject) => {
      const look = () => {
        const now = find()
        if (now === undefined && socket.readyState !== WebSocket.CLOSED) return
        watchers.delete(look)
        clearTimeout(timer)
        if (now === undefined) reject(new Error(`closed while waiting for ${what}`))
        else resolve(now)
      }
      const timer = setTimeout(() => {
        watchers.delete(look)
        reject(new Error(`no ${what} came; the last was ${JSON.stringify(messages.at(-1))}`))
      }, options.patienceMs ?? PATIENCE_MS)
      watchers.add(look)
    })
  }

  return {
    messages,
    get state() {
      return state
    },
    closed,
    send: (message) => socket.send(makeLiveMessage(message)),
    next: (type, is = () => true) =>
      wait(type, () => {
        for (const message of messages) {
          if (taken.has(message) || !isOf(message, type) || !is(message)) continue
          taken.add(message)
          return message
        }
        return undefined
      }),
    until: (holds) => wait('such a state', () => (state && holds(state) ? state : undefined)),
    close: () => socket.close(),
    drop: () => socket.terminate(),
  }
}

const isOf = <T extends ServerMessage['type']>(
  message: ServerMessage,
  type: T,
): message is Extract<ServerMessage, { type: T }> => message.type === type

/** Works like a page: applies a move of the next version, and replaces everything older by a state. */
function apply(state: StateMessage | undefined, message: ServerMessage): StateMessage | undefined {
  if (message.type === 'state') return state && message.v < state.v ? state : message
  if (message.type !== 'moved' || state === undefined || message.v !== state.v + 1) return state
  const { v, uci, left, runs, end, score } = message
  const mover = message.ply % 2 === (state.start.includes(' w ') ? 0 : 1) ? 'w' : 'b'
  return {
    ...state,
    ...{ v, left, runs, ran: 0, hold: null },
    moves: state.moves === '' ? uci : `${state.moves} ${uci}`,
    times: left === null ? [] : [...state.times, left[mover]],
    offers: {},
    phase: end ? 'over' : message.ply >= 1 ? 'playing' : 'seated',
    ...(end && { end }),
    ...(score && { score }),
  }
}
