import { START_FEN } from '#chess/fen.ts'
import { Line, readLine } from '#chess/line.ts'
import { opposite, type Color, type Fen, type Uci } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import type { ClientMessage, LiveRefusal, MovedMessage, ServerMessage, StateMessage } from '#live/protocol.ts'
import type { ConnectionStatus } from '#app/browser/connection/connection.ts'
import type { TransportKind } from '#app/browser/connection/transport.ts'

/** A move made here that the server has not confirmed yet. */
export interface PendingMove {
  readonly n: number
  readonly ply: number
  readonly uci: Uci
  /** The game's line with this move. */
  readonly line: Line
  /** Milliseconds from painting the position to the move. */
  readonly spent: number
  /** Monotonic time of the move, when the player's clock stopped. */
  readonly playedAtMs: number
}

/** The actions besides moving. */
export type OnlineAct = Extract<ClientMessage, { type: 'do' }>['what']

/** An act that the server has not confirmed yet. */
export interface PendingAct {
  readonly n: number
  readonly what: OnlineAct
  /** The version of the game that the player saw, and how many moves it had. */
  readonly v: number
  readonly plies: number
}

/** `elsewhere`: another device or tab has taken the seat. `unknown`: the game does not exist or was removed. */
export type OnlineEnd = 'elsewhere' | 'unknown'

/** The page's state of an online game. */
export interface OnlineState {
  /** The server's last state, updated by each move since. */
  readonly server: StateMessage | undefined
  /** The server's moves. The same object while they do not change, since lines cache positions. */
  readonly line: Line
  /** Monotonic time at which the server's clocks were right. */
  readonly atMs: number
  /** Monotonic time at which the server sent the wait before a claim. */
  readonly claimSinceMs: number
  readonly pending: PendingMove | undefined
  readonly act: PendingAct | undefined
  readonly status: ConnectionStatus<OnlineEnd>
  readonly kind: TransportKind
  /** The server has announced a restart. */
  readonly isRestarting: boolean
  /** Monotonic time of that announcement; the clocks are stopped from then until the server is back. */
  readonly restSinceMs: number | undefined
  readonly said: { readonly color: Color; readonly preset: number } | undefined
  readonly refusal: LiveRefusal | undefined
}

export const NO_STATE: OnlineState = {
  server: undefined,
  line: new Line(START_FEN),
  atMs: 0,
  claimSinceMs: 0,
  pending: undefined,
  act: undefined,
  status: 'connecting',
  kind: 'socket',
  isRestarting: false,
  restSinceMs: undefined,
  said: undefined,
  refusal: undefined,
}

export interface AppliedMessage {
  readonly state: OnlineState
  /** A message was missed or does not fit the state, so the page must request the whole state. */
  readonly isBehind: boolean
  /** The pending move must be sent again. */
  readonly resend: boolean
}

/** Applies a message. `isFirst`: the first one of a connection; its state is accepted even if it is older, from a restored backup. */
export function receive(
  before: OnlineState,
  message: ServerMessage,
  atMs: number,
  isFirst: boolean,
): AppliedMessage {
  const { server } = before
  switch (message.type) {
    case 'state':
      if (server && message.v < server.v && !isFirst) return settled(before)
      return withState(before, message, atMs)
    case 'moved':
      return server ? withMove(before, server, message, atMs) : behind(before)
    case 'same':
      return {
        ...settled({ ...before, isRestarting: false, restSinceMs: undefined }),
        resend: before.pending !== undefined,
      }
    case 'beat':
      return server && message.v === server.v ? settled(before) : behind(before)
    case 'here':
      return settled(
        server ? { ...before, claimSinceMs: atMs, server: withPresence(server, message) } : before,
      )
    case 'said':
      return settled({ ...before, said: { color: message.color, preset: message.preset } })
    case 'watchers':
      return settled(server ? { ...before, server: { ...server, watchers: message.count } } : before)
    case 'no':
      return refused(before, message.n, message.code)
    case 'bye':
      return settled({ ...before, isRestarting: true, restSinceMs: before.restSinceMs ?? atMs })
    case 'ok':
      return settled(before)
  }
}

const settled = (state: OnlineState): AppliedMessage => ({ state, isBehind: false, resend: false })
const behind = (state: OnlineState): AppliedMessage => ({ state, isBehind: true, resend: false })

function withState(before: OnlineState, server: StateMessage, atMs: number): AppliedMessage {
  const uci = server.moves === '' ? [] : server.moves.split(' ')
  const { pending } = before
  const isWanted = pending !== undefined && pending.ply === uci.length && isRunning(server)
  const state = {
    ...before,
    server,
    line: readServerLine(before, server.start, uci),
    atMs,
    claimSinceMs: atMs,
    isRestarting: false,
    restSinceMs: undefined,
    pending: isWanted ? pending : undefined,
    refusal: uci.length === before.line.length ? before.refusal : undefined,
  }
  return { ...settled(state), resend: isWanted }
}

function withMove(
  before: OnlineState,
  server: StateMessage,
  message: MovedMessage,
  atMs: number,
): AppliedMessage {
  if (message.v <= server.v) return settled(before)
  if (message.v !== server.v + 1 || message.ply !== before.line.length) return behind(before)
  const read = before.line.read([message.uci], parseUci)
  if (!read.ok) return behind(before)
  const line = read.value
  const plies = line.length
  const mover = line.sideToMoveAt(message.ply)
  const { pending } = before
  const state = {
    ...before,
    line,
    atMs,
    refusal: undefined,
    pending: pending && pending.ply < plies ? undefined : pending,
    server: {
      ...server,
      v: message.v,
      phase: message.end ? 'over' : plies < 2 ? 'seated' : 'playing',
      moves: server.moves === '' ? message.uci : `${server.moves} ${message.uci}`,
      times: message.left ? [...server.times, message.left[mover]] : server.times,
      left: message.left,
      runs: message.runs,
      ran: 0,
      hold: null,
      lag: message.lag,
      offers: {},
      claimIn: undefined,
      end: message.end,
      score: message.score ?? server.score,
    },
  } satisfies OnlineState
  // The end message lacks the id under which the game is saved, so the page requests the state.
  return { ...settled(state), isBehind: message.end !== undefined }
}

function withPresence(
  server: StateMessage,
  message: ServerMessage & { readonly type: 'here' },
): StateMessage {
  const { color, is, claimIn } = message
  const here = { ...server.here, [color]: is }
  return { ...server, here, claimIn: server.you === opposite(color) ? claimIn : server.claimIn }
}

function refused(before: OnlineState, n: number, code: LiveRefusal): AppliedMessage {
  const isPending = before.pending?.n === n
  // The move may be valid, so it is sent again after the next message from the server.
  if (isPending && isTemporary(code)) return settled({ ...before, refusal: code })
  return settled({ ...before, refusal: code, pending: isPending ? undefined : before.pending })
}

/** The same command may succeed later. */
export const isTemporary = (code: LiveRefusal): boolean =>
  code === 'ERR_UNAVAILABLE' || code === 'ERR_TOO_FAST'

const isRunning = ({ phase }: StateMessage): boolean => phase === 'seated' || phase === 'playing'

/**
 * The line in the server's state: the known line extended by the new moves, usually one. Empty if the moves are not legal,
 * which means that server and page disagree about the rules.
 */
function readServerLine({ server, line }: OnlineState, start: Fen, ucis: readonly Uci[]): Line {
  const isExtension =
    server?.start === start &&
    line.ucis().every((uci, ply) => ucis[ply] === uci) &&
    ucis.length >= line.length
  if (isExtension && ucis.length === line.length) return line
  const read = isExtension ? line.read(ucis.slice(line.length), parseUci) : readLine(start, ucis, parseUci)
  return read.ok ? read.value : new Line(start)
}
