import * as z from 'zod/mini'
import { isFen } from '#chess/fen.ts'
import { COLORS, type Fen, type Result } from '#chess/types.ts'
import { END_REASONS } from '#matches/ending.ts'
import { PLAYER_ACTS } from './command.ts'
import { settingsSchema } from './invitation.ts'
import { LIVE_PHASES } from './live-game.ts'
import { PRESETS } from './presets.ts'

/**
 * # Protocol 1 of online play
 *
 * The messages between page and server about a live game, one JSON object each, over a WebSocket at
 * `GET /api/online/:id/socket` with the subprotocol `rook.1`. Where WebSockets are blocked the same messages travel as
 * server-sent events (`GET /api/online/:id/events`) and posts (`POST /api/online/:id/messages`). `:id` is a game's id, or
 * its watch id for watchers. invitation.ts describes how a game is created and joined.
 *
 * An example: Anna has created a game of 5 + 3 with White, and Ben has joined. Her page sends `>` and receives `<` (a `state` has more
 * fields than are shown here):
 *
 *     > {"type":"hello","key":"hU3p…22 characters","away":false}
 *     < {"type":"state","v":4,"you":"w","phase":"seated","moves":"","times":[],"left":{"w":300000,"b":300000},"runs":null,…}
 *     > {"type":"move","n":1,"ply":0,"uci":"e2e4","spent":2310}
 *     < {"type":"moved","v":5,"ply":0,"uci":"e2e4","left":{"w":300000,"b":300000},"runs":null,"lag":0,"n":1}
 *     < {"type":"moved","v":6,"ply":1,"uci":"e7e5","left":{"w":300000,"b":300000},"runs":"w","lag":31}
 *     > {"type":"move","n":2,"ply":2,"uci":"g1f3","spent":4100}      the connection is cut before the answer comes
 *     > {"type":"hello","key":"hU3p…","v":6,"away":false}            on a new one, beside the old
 *     < {"type":"state","v":7,…,"moves":"e2e4 e7e5 g1f3",…}          it was stored; otherwise her move is missing here
 *     > {"type":"move","n":2,"ply":2,"uci":"g1f3","spent":4100}      resent to be sure: harmless
 *     < {"type":"state","v":7,…}
 *     > {"type":"do","n":3,"what":"draw","v":7}
 *     < {"type":"state","v":8,…,"offers":{"draw":"w"},…}             to both; Ben's page sends "draw-yes"
 *     < {"type":"state","v":9,…,"phase":"over","end":{"reason":"agreement","winner":null},"score":{"w":0.5,"b":0.5},…}
 *
 * Guarantees for pages:
 *
 * - Every `state` and `moved` has the version `v` of the game's row, which was written before it was sent. A page applies a `moved` only
 *   if `v` is its own version + 1; otherwise it sends a `beat` and receives the `state`. The server sends no history: the state
 *   is the resync. Pages ignore versions older than their own.
 * - The answer to a command has its `n` (`moved`, `no`, `ok`, `said`), or is a `state`. A move is answered after it is on the disk.
 *   Resending it is harmless, because it has its `ply`. After a refusal a `state` follows the `no`.
 * - Pages send a `beat` every 2.5 s in a running game and otherwise every 10 s. The answer has the version, and a `state` follows if it
 *   differs from the page's. A beat without an answer in 4 s means a dead connection.
 * - Clocks: `left` is the remaining time of both when the side to move started to think, `runs` the side whose clock runs, and `ran` how
 *   long it had run when the state was sent. `hold` is how long it rests at most, because of an outage. `lag` is the expected free time
 *   of the next move: the displayed clock starts that much later. Pages never decide that time is up.
 * - `pre` stores one premove of the seat at the server of this connection. It is played as soon as the opponent's move is stored, and
 *   costs 100 ms. `pre` without `uci` removes it, and so does closing the connection: hence `pre` in `hello`.
 * - Unknown fields must be ignored, and unknown types are answered `no`, so that releases can run side by side.
 * - Close codes are in CLOSE_CODES. After `bye`, reconnect: nothing is lost, and clocks rest meanwhile.
 */

export const SUBPROTOCOL = 'rook.1'

/** The interval of heartbeats while a game runs, and otherwise. */
export const BEAT_EVERY_MS = { running: 2_500, else: 10_000 } as const
/** The time limit for a connection's first message. */
export const HELLO_WITHIN_MS = 5_000
/** The length limit for a message from a page. */
export const LONGEST_MESSAGE = 2_048

export const CLOSE_CODES = {
  /** Violates this protocol or its rate limits. */
  abuse: 1008,
  restart: 1012,
  /** The client does not read its messages. */
  slow: 1013,
  /** This seat is now played from another connection. */
  elsewhere: 4000,
  noSuchGame: 4004,
} as const

const color = z.enum(COLORS)
const count = z.int().check(z.minimum(0))
const ms = z.int().check(z.minimum(0))
const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{12}$/))
export const seatKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))
const uci = z.string().check(z.regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/))
const pre = z.object({ ply: count, uci })

/** Acts that a game's policy may forbid. */
export const RESTRICTED_ACTS = ['abort', 'back', 'draw', 'rematch'] as const
export type RestrictedAct = (typeof RESTRICTED_ACTS)[number]

const REQUESTED_ACTS = [...PLAYER_ACTS, 'rematch'] as const

const clientMessages = [
  /** `pre`: premoves in order, of which the server stores only the first. `away`: the page is hidden. */
  z.object({
    type: z.literal('hello'),
    key: z.optional(seatKey),
    v: z.optional(count),
    pre: z.optional(z.array(pre).check(z.maxLength(20))),
    away: z.boolean(),
  }),
  /** `spent`: milliseconds from painting the position to choosing the move, by a monotonic clock. */
  z.object({ type: z.literal('move'), n: count, ply: count, uci, spent: ms }),
  z.object({ type: z.literal('do'), n: count, what: z.enum(REQUESTED_ACTS), v: count }),
  z.object({ type: z.literal('pre'), n: count, ply: count, uci: z.optional(uci) }),
  z.object({
    type: z.literal('say'),
    n: count,
    preset: z.int().check(z.minimum(0), z.maximum(PRESETS.length - 1)),
  }),
  z.object({ type: z.literal('beat'), v: count, hidden: z.boolean() }),
] as const
const clientMessage = z.discriminatedUnion('type', [...clientMessages])
export type ClientMessage = z.infer<typeof clientMessage>

const HERE = ['here', 'away', 'gone'] as const
/** `away`: connected with a hidden page. `gone`: disconnected for more than five seconds. */
export type Here = (typeof HERE)[number]

const REFUSALS = [
  'ERR_NOT_YOUR_TURN',
  'ERR_ILLEGAL',
  'ERR_STALE',
  'ERR_NOT_ALLOWED',
  'ERR_TOO_FAST',
  /** The game cannot be stored at the moment. Nothing has changed; clients retry. */
  'ERR_UNAVAILABLE',
] as const
export type LiveRefusal = (typeof REFUSALS)[number]

const pair = <T extends z.ZodMiniType>(entry: T) => z.object({ w: entry, b: entry })
const left = z.nullable(pair(ms))
const declared = z.union([
  z.object({ reason: z.enum(['timeout', 'resignation']), color }),
  z.object({ reason: z.literal('agreement') }),
  z.object({ reason: z.literal('abandonment'), color: z.nullable(color) }),
])
const end = z.object({ reason: z.enum(END_REASONS), winner: z.nullable(color) })

const state = z.object({
  type: z.literal('state'),
  v: count,
  /** The side that this connection plays; `null` for watchers. */
  you: z.nullable(color),
  phase: z.enum(LIVE_PHASES),
  /** The game is open and listed in the lobby, where anyone may join it. */
  listed: z.optional(z.literal(true)),
  settings: settingsSchema,
  /** `null` for a free side; empty for a player without a name. */
  names: pair(z.nullable(z.string())),
  start: z.custom<Fen>(isFen),
  /** UCI, separated by spaces. */
  moves: z.string(),
  times: z.array(ms),
  left,
  runs: z.nullable(color),
  ran: ms,
  hold: z.nullable(ms),
  lag: ms,
  offers: z.object({ draw: z.optional(color), back: z.optional(color), rematch: z.optional(color) }),
  here: pair(z.enum(HERE)),
  /** Milliseconds until this side may claim; present only if the other side is disconnected and to move. */
  claimIn: z.optional(ms),
  end: z.optional(end),
  /** The declaration that ended the game; `null` if its end follows from the position. Absent before the end, and from older servers. */
  called: z.optional(z.nullable(declared)),
  /** The game was not played, and its players' feature counts it: `winner` is `null` if both have forfeited it. */
  forfeit: z.optional(z.object({ winner: z.nullable(color) })),
  /** Acts that the players may not request. Absent if there are none. */
  mayNot: z.optional(z.array(z.enum(RESTRICTED_ACTS))),
  score: pair(z.number()),
  /** The UUID that the game is saved under, sent to its players once it is over. It makes saving idempotent. */
  game: z.optional(z.uuid()),
  /** The id of the rematch; the same key is valid for it. */
  next: z.optional(id),
  watchers: count,
  /** The id in the link for watchers: `/watch/WID`. */
  watch: id,
})
export type StateMessage = z.infer<typeof state>

const moved = z.object({
  type: z.literal('moved'),
  v: count,
  ply: count,
  uci,
  left,
  runs: z.nullable(color),
  lag: ms,
  end: z.optional(end),
  score: z.optional(pair(z.number())),
  n: z.optional(count),
})
export type MovedMessage = z.infer<typeof moved>

const serverMessages = [
  state,
  moved,
  z.object({ type: z.literal('same'), v: count }),
  z.object({ type: z.literal('ok'), n: count }),
  z.object({ type: z.literal('beat'), v: count, at: ms }),
  z.object({ type: z.literal('here'), color, is: z.enum(HERE), claimIn: z.optional(ms) }),
  /** `n` is sent to the sender only. */
  z.object({ type: z.literal('said'), color, preset: count, n: z.optional(count) }),
  z.object({ type: z.literal('watchers'), count }),
  z.object({ type: z.literal('no'), n: count, code: z.enum(REFUSALS) }),
  z.object({ type: z.literal('bye'), inMs: ms }),
] as const
const serverMessage = z.discriminatedUnion('type', [...serverMessages])
export type ServerMessage = z.infer<typeof serverMessage>

type Unreadable = 'ERR_MESSAGE_UNREADABLE'

/** Every message has a type. A refusal repeats the message's `n`. */
const anyMessage = z.object({ type: z.string(), n: z.optional(count) })
interface Unknown {
  readonly type: 'unknown'
  readonly n: number
}

/** `unknown` for types that a newer page may send; the server answers `no`. */
export function parseClientMessage(text: string): Result<ClientMessage | Unknown, Unreadable> {
  const value = parseJson(text)
  const parsed = clientMessage.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  const any = anyMessage.safeParse(value)
  if (!any.success) return { ok: false, error: 'ERR_MESSAGE_UNREADABLE' }
  return CLIENT_TYPES.has(any.data.type)
    ? { ok: false, error: 'ERR_MESSAGE_UNREADABLE' }
    : { ok: true, value: { type: 'unknown', n: any.data.n ?? 0 } }
}

const CLIENT_TYPES: ReadonlySet<string> = new Set(['hello', 'move', 'do', 'pre', 'say', 'beat'])

/** Types that a newer server may send are unreadable; pages ignore them. */
export function parseServerMessage(text: string): Result<ServerMessage, Unreadable> {
  const parsed = serverMessage.safeParse(parseJson(text))
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, error: 'ERR_MESSAGE_UNREADABLE' }
}

export const makeLiveMessage = (message: ClientMessage | ServerMessage): string => JSON.stringify(message)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
