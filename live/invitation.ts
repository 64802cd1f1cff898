import * as z from 'zod/mini'
import { COLORS, type Color, type Result } from '#chess/types.ts'
import { INCREMENTS, LONGEST_NAME, TIME_CONTROLS } from '#matches/settings.ts'
import type { LiveSettings } from './live-game.ts'

/**
 * How a live game comes to be, in JSON over HTTP:
 *
 *     POST /api/online            {"minutes":5,"increment":3,"color":"random","name":"Anna"}
 *                            201  {"id":"Ab3…12","key":"hU3…22","link":"https://…/online/Ab3…12"}
 *     POST /api/online/:id/join   {"name":"Ben"}            200  {"key":"x8…22","color":"b"}
 *     GET  /api/online                                      200  {"games":[{"id","settings","name","color"},…]}: the lobby,
 *                                                                newest first
 *     POST /api/online/:id/keep   with `Authorization: Seat KEY`, signed in: saves a finished game in the account
 *
 * A key opens its seat for whoever has it, so it stays on the device: never in an address, but for the fragment that
 * hands a seat on to another device.
 */

export const settingsSchema = z.object({
  minutes: z.literal(TIME_CONTROLS),
  increment: z.literal(INCREMENTS),
  untimed: z.boolean(),
})

const WISHED_COLORS = ['white', 'random', 'black'] as const

const COLOR_OF = { white: 'w', black: 'b', w: 'w', b: 'b' } as const

export interface Invitation {
  readonly settings: LiveSettings
  /** Absent where chance decides. */
  readonly color: Color | undefined
  readonly name: string
  readonly isListed: boolean
  readonly start: string | undefined
  /** A random name of the browser: the lobby lists two games of each. */
  readonly browser: string | undefined
}

/** Names are cut and cleaned by the server's name rule; this only bounds them. */
const name = z.prefault(z.string().check(z.maxLength(4 * LONGEST_NAME)), '')

const wanted = z.object({
  minutes: z.prefault(z.literal(TIME_CONTROLS), 10),
  increment: z.prefault(z.literal(INCREMENTS), 0),
  untimed: z.prefault(z.boolean(), false),
  color: z.prefault(z.enum([...WISHED_COLORS, ...COLORS]), 'random'),
  name,
  listed: z.prefault(z.boolean(), false),
  /** A FEN, for a game from another position. */
  start: z.optional(z.string().check(z.maxLength(100))),
  browser: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))),
})
/** What a page sends to create a game. */
export type InvitationRequest = z.input<typeof wanted>

type Unreadable = 'ERR_INVITATION_UNREADABLE'

/** `detail` names the field at fault. */
export function parseInvitation(value: unknown): Result<Invitation, Unreadable> {
  const parsed = wanted.safeParse(value)
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? ''
    return { ok: false, error: 'ERR_INVITATION_UNREADABLE', detail: path }
  }
  const { minutes, increment, untimed, color, listed, start, browser } = parsed.data
  return {
    ok: true,
    value: {
      settings: { minutes, increment, untimed },
      color: color === 'random' ? undefined : COLOR_OF[color],
      name: parsed.data.name,
      isListed: listed,
      start,
      browser,
    },
  }
}

const joining = z.object({ name })

export function parseJoining(value: unknown): Result<{ readonly name: string }, Unreadable> {
  const parsed = joining.safeParse(value)
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, error: 'ERR_INVITATION_UNREADABLE', detail: 'name' }
}

const text = z.string()
const created = z.object({ id: text, key: text, link: text })
const joined = z.object({ key: text, color: z.enum(COLORS) })
export type CreatedAnswer = z.infer<typeof created>
export type JoinedAnswer = z.infer<typeof joined>

/** Both throw at anything that is no such answer. */
export const parseCreatedAnswer = (value: unknown): CreatedAnswer => created.parse(value)
export const parseJoinedAnswer = (value: unknown): JoinedAnswer => joined.parse(value)

const open = z.object({ id: text, settings: settingsSchema, name: text, color: z.enum(COLORS) })
/** A game of the lobby. The color is the one that is still free. */
export type OpenGame = z.infer<typeof open>

/** Newest first. Throws if the answer is anything else. */
export const parseOpenGames = (value: unknown): readonly OpenGame[] =>
  z.object({ games: z.array(open) }).parse(value).games

/** Why it cannot be made, joined or kept, as `{"error":"ERR_…"}`. */
export const INVITATION_ERRORS = [
  'ERR_INVITATION_UNREADABLE',
  'ERR_NAME_REFUSED',
  'ERR_NO_SUCH_GAME',
  /** Somebody else was quicker, or it was withdrawn. */
  'ERR_GAME_TAKEN',
  /** The invitation is one's own: send the link. */
  'ERR_OWN_GAME',
  'ERR_TOO_MANY',
  /** The account holds as many games as it can. */
  'ERR_ACCOUNT_FULL',
  'ERR_UNAVAILABLE',
  'ERR_NOT_FINISHED',
  'ERR_SIGN_IN',
] as const
export type InvitationError = (typeof INVITATION_ERRORS)[number]
