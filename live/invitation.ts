import * as z from 'zod/mini'
import { COLORS, type Color, type Result } from '#chess/types.ts'
import { INCREMENTS, LONGEST_NAME, MOVE_DAYS, TIME_CONTROLS, type TimeSettings } from '#matches/settings.ts'

/**
 * Creating, joining and saving live games, in JSON over HTTP:
 *
 *     POST /api/online            {"minutes":5,"increment":3,"color":"random","name":"Anna"}
 *                            201  {"id":"Ab3…12","key":"hU3…22","link":"https://…/online/Ab3…12"}
 *     POST /api/online/:id/join   {"name":"Ben"}            200  {"key":"x8…22","color":"b"}
 *     GET  /api/online                                      200  {"games":[{"id","settings","name","color"},…]}: the lobby,
 *                                                                newest first
 *     POST /api/online/:id/keep   with `Authorization: Seat KEY`, signed in: saves a finished game in the account
 *
 * A seat's key alone authorises play, so it stays on the device. It is never part of an address, except in the fragment of
 * the link that moves a seat to another device.
 */

export const settingsSchema = z.object({
  minutes: z.literal(TIME_CONTROLS),
  increment: z.literal(INCREMENTS),
  untimed: z.boolean(),
  days: z.optional(z.literal(MOVE_DAYS)),
})

const COLOR_CHOICES = ['white', 'random', 'black'] as const

const COLOR_OF = { white: 'w', black: 'b', w: 'w', b: 'b' } as const

export interface Invitation {
  readonly settings: TimeSettings
  /** Absent for a random color. */
  readonly color: Color | undefined
  readonly name: string
  readonly isListed: boolean
  readonly start: string | undefined
  /** A random identifier of the browser: the lobby lists at most two games per browser. */
  readonly browser: string | undefined
}

/** Limits only the length: the server applies its rules for names. */
const name = z.prefault(z.string().check(z.maxLength(4 * LONGEST_NAME)), '')

const invitationRequest = z.object({
  minutes: z.prefault(z.literal(TIME_CONTROLS), 10),
  increment: z.prefault(z.literal(INCREMENTS), 0),
  untimed: z.prefault(z.boolean(), false),
  /** Days for each move instead of minutes. */
  days: z.optional(z.literal(MOVE_DAYS)),
  color: z.prefault(z.enum([...COLOR_CHOICES, ...COLORS]), 'random'),
  name,
  listed: z.prefault(z.boolean(), false),
  /** A FEN, for a game from another position. */
  start: z.optional(z.string().check(z.maxLength(100))),
  browser: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))),
})
/** The body of the request that creates a game. */
export type InvitationRequest = z.input<typeof invitationRequest>

type Unreadable = 'ERR_INVITATION_UNREADABLE'

/** `detail` names the invalid field. */
export function parseInvitation(value: unknown): Result<Invitation, Unreadable> {
  const parsed = invitationRequest.safeParse(value)
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? ''
    return { ok: false, error: 'ERR_INVITATION_UNREADABLE', detail: path }
  }
  const { minutes, increment, untimed, days, color, listed, start, browser } = parsed.data
  return {
    ok: true,
    value: {
      settings: days === undefined ? { minutes, increment, untimed } : { ...BY_CORRESPONDENCE, days },
      color: color === 'random' ? undefined : COLOR_OF[color],
      name: parsed.data.name,
      isListed: listed,
      start,
      browser,
    },
  }
}

/** The other fields of a game with days for a move, which releases without such games read. */
const BY_CORRESPONDENCE = { minutes: 30, increment: 0, untimed: false } as const

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

/** Both throw if the answer is malformed. */
export const parseCreatedAnswer = (value: unknown): CreatedAnswer => created.parse(value)
export const parseJoinedAnswer = (value: unknown): JoinedAnswer => joined.parse(value)

const open = z.object({ id: text, settings: settingsSchema, name: text, color: z.enum(COLORS) })
/** A game in the lobby. `color` is the side that is still free. */
export type InvitingGame = z.infer<typeof open>

/** Newest first. Throws if the answer is malformed. */
export const parseOpenGames = (value: unknown): readonly InvitingGame[] =>
  z.object({ games: z.array(open) }).parse(value).games

/** Why a game cannot be created, joined or saved, as `{"error":"ERR_…"}`. */
export const INVITATION_ERRORS = [
  'ERR_INVITATION_UNREADABLE',
  'ERR_NAME_REFUSED',
  'ERR_NO_SUCH_GAME',
  /** Another player joined first, or the invitation was withdrawn. */
  'ERR_GAME_TAKEN',
  /** The client created this game itself. */
  'ERR_OWN_GAME',
  'ERR_TOO_MANY',
  /** The account has reached its limit of games. */
  'ERR_ACCOUNT_FULL',
  'ERR_UNAVAILABLE',
  'ERR_NOT_FINISHED',
  'ERR_SIGN_IN',
] as const
export type InvitationError = (typeof INVITATION_ERRORS)[number]
