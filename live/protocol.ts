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
 * What page and server tell each other about a live game, one JSON object a message, over a WebSocket at
 * `GET /api/online/:id/socket` with the subprotocol `rook.1`. Where WebSockets are blocked the same messages travel as
 * server-sent events (`GET /api/online/:id/events`) and posts (`POST /api/online/:id/messages`). `:id` is a game's id, or
 * its watch id for those who only watch. How a game is made and joined is in invitation.ts.
 *
 * A whole exchange. Anna has made a game of 5 + 3 with White, Ben has joined; `>` is what her page sends, `<` what it gets
 * (a `state` has more fields than are shown here):
 *
 *     > {"type":"hello","key":"hU3p…22 characters","away":false}
 *     < {"type":"state","v":4,"you":"w","phase":"seated","moves":"","times":[],"left":{"w":300000,"b":300000},"runs":null,…}
 *     > {"type":"move","n":1,"ply":0,"uci":"e2e4","spent":2310}
 *     < {"type":"moved","v":5,"ply":0,"uci":"e2e4","left":{"w":300000,"b":300000},"runs":null,"lag":0,"n":1}
 *     < {"type":"moved","v":6,"ply":1,"uci":"e7e5","left":{"w":300000,"b":300000},"runs":"w","lag":31}
 *     > {"type":"move","n":2,"ply":2,"uci":"g1f3","spent":4100}      the connection is cut before the answer comes
 *     > {"type":"hello","key":"hU3p…","v":6,"away":false}            on a new one, beside the old
 *     < {"type":"state","v":7,…,"moves":"e2e4 e7e5 g1f3",…}          it had been kept; otherwise her move is missing here
 *     > {"type":"move","n":2,"ply":2,"uci":"g1f3","spent":4100}      sent once more to be sure: harmless
 *     < {"type":"state","v":7,…}
 *     > {"type":"do","n":3,"what":"draw","v":7}
 *     < {"type":"state","v":8,…,"offers":{"draw":"w"},…}             to both; Ben's page sends "draw-yes"
 *     < {"type":"state","v":9,…,"phase":"over","end":{"reason":"agreement","winner":null},"score":{"w":0.5,"b":0.5},…}
 *
 * What a page can rely on:
 *
 * - Every `state` and `moved` has the version `v` of the game's row, written before it was sent. A `moved` is applied only
 *   where `v` is the page's own + 1; after anything else the page sends a `beat` and gets the `state`. There is no history
 *   of events: the state is the resync. Older ones than the page's own are ignored.
 * - An answer to a command carries its `n` (`moved`, `no`, `ok`, `said`), or is a `state`. A move is answered after it was
 *   written to the disk. Sending one again is harmless, since `ply` is in it: at a refusal a `state` follows the `no`.
 * - `beat` every 2.5 s in a running game and every 10 s else; the answer has the version, and where it differs from what
 *   the page said, a `state` comes besides. A beat that gets no answer in 4 s means a dead connection.
 * - Clocks: `left` is what both had when the turn began, `runs` whose runs, `ran` for how long it had run when the state was
 *   sent; `hold` says for how long it rests at most, because a server went away. `lag` is what the next move of the side to
 *   move will probably not be charged: its display starts that much later. The page never decides that time is up.
 * - `pre` keeps one premove for its seat at the server that holds the connection; it is played the moment that the other
 *   side's move is kept, and costs 100 ms. Without `uci` it is forgotten; so it is when the connection closes, hence `pre` in `hello`.
 * - Unknown fields are to be ignored, unknown types are answered `no`: so one release runs beside the next.
 * - Close codes are in CLOSE_CODES. After `bye` come back by another connection: nothing is lost, clocks rest meanwhile.
 */

export const SUBPROTOCOL = 'rook.1'

/** The page sends one this often while a game runs, and this often otherwise. */
export const BEAT_EVERY_MS = { running: 2_500, else: 10_000 } as const
/** The first message must come within this. */
export const HELLO_WITHIN_MS = 5_000
/** Of one message from a page. */
export const LONGEST_MESSAGE = 2_048

export const CLOSE_CODES = {
  /** Against the rules of this protocol, or too much. */
  abuse: 1008,
  restart: 1012,
  /** Does not read what it is sent. */
  slow: 1013,
  /** This seat is played from another connection now. */
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

const ASKED = [...PLAYER_ACTS, 'rematch'] as const

const clientMessages = [
  /** `pre`: the next ones to play, in order; of them the first is kept. `away`: the page is not shown. */
  z.object({
    type: z.literal('hello'),
    key: z.optional(seatKey),
    v: z.optional(count),
    pre: z.optional(z.array(pre).check(z.maxLength(20))),
    away: z.boolean(),
  }),
  /** `spent`: from painting the position to choosing, in milliseconds by a clock that never jumps. */
  z.object({ type: z.literal('move'), n: count, ply: count, uci, spent: ms }),
  z.object({ type: z.literal('do'), n: count, what: z.enum(ASKED), v: count }),
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
/** `away`: connected, and the page is not shown. `gone`: not connected for more than five seconds. */
export type Here = (typeof HERE)[number]

const REFUSALS = [
  'ERR_NOT_YOUR_TURN',
  'ERR_ILLEGAL',
  'ERR_STALE',
  'ERR_NOT_ALLOWED',
  'ERR_TOO_FAST',
  /** Cannot be kept just now: try again, nothing has happened. */
  'ERR_UNAVAILABLE',
] as const
export type LiveRefusal = (typeof REFUSALS)[number]

const pair = <T extends z.ZodMiniType>(entry: T) => z.object({ w: entry, b: entry })
const left = z.nullable(pair(ms))
const end = z.object({ reason: z.enum(END_REASONS), winner: z.nullable(color) })

const state = z.object({
  type: z.literal('state'),
  v: count,
  /** The side that this connection plays; `null` for those who watch. */
  you: z.nullable(color),
  phase: z.enum(LIVE_PHASES),
  settings: settingsSchema,
  /** `null` for a side that nobody has taken; empty for somebody without a name. */
  names: pair(z.nullable(z.string())),
  start: z.custom<Fen>(isFen),
  /** UCI, divided by spaces. */
  moves: z.string(),
  times: z.array(ms),
  left,
  runs: z.nullable(color),
  ran: ms,
  hold: z.nullable(ms),
  lag: ms,
  offers: z.object({ draw: z.optional(color), back: z.optional(color), rematch: z.optional(color) }),
  here: pair(z.enum(HERE)),
  /** Milliseconds until this side may claim; only where the other is gone and has the move. */
  claimIn: z.optional(ms),
  end: z.optional(end),
  score: pair(z.number()),
  /** The UUID that it is saved under, for its players once it is over: whoever keeps it too keeps it once. */
  game: z.optional(z.uuid()),
  /** The id of the rematch: the same key plays it. */
  next: z.optional(id),
  watchers: count,
  /** For the link to watch: `/watch/WID`. */
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
  /** `n` for whoever has said it. */
  z.object({ type: z.literal('said'), color, preset: count, n: z.optional(count) }),
  z.object({ type: z.literal('watchers'), count }),
  z.object({ type: z.literal('no'), n: count, code: z.enum(REFUSALS) }),
  z.object({ type: z.literal('bye'), inMs: ms }),
] as const
const serverMessage = z.discriminatedUnion('type', [...serverMessages])
export type ServerMessage = z.infer<typeof serverMessage>

type Unreadable = 'ERR_MESSAGE_UNREADABLE'

/** Every message has a type; `n` is what a refusal of it is told by. */
const anyMessage = z.object({ type: z.string(), n: z.optional(count) })
interface Unknown {
  readonly type: 'unknown'
  readonly n: number
}

/** `unknown` for what a newer page may have said; it is answered `no`. */
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

/** What a newer server may say besides is unreadable to an older page, which ignores it. */
export function parseServerMessage(text: string): Result<ServerMessage, Unreadable> {
  const parsed = serverMessage.safeParse(parseJson(text))
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, error: 'ERR_MESSAGE_UNREADABLE' }
}

export const makeMessage = (message: ClientMessage | ServerMessage): string => JSON.stringify(message)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
