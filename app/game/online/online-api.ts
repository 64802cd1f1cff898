import type { Color, Result } from '#chess/types.ts'
import {
  INVITATION_ERRORS,
  parseCreatedAnswer,
  parseJoinedAnswer,
  parseOpenGames,
  type InvitationError,
  type InvitationRequest,
  type InvitingGame,
} from '#live/invitation.ts'
import type { OnlineChoices } from '#app/game/online/invite/online-choices.ts'
import { readStored, store } from '#app/browser/stored-json.ts'
import { seatKeyOf, storeSeatKey } from '#app/game/online/storage/seat-keys.ts'
import { words } from '#words/online'

/** Requests that create, join and save online games. The detail of a failure is shown to the user. */

type Requested<T> = Result<T, InvitationError | 'ERR_NO_ANSWER'>

/** Creates a game and stores the key of the player's seat. Resolves to the game's id. */
export async function createOnlineGame(choices: OnlineChoices): Promise<Requested<string>> {
  const { minutes, increment, untimed, days, color, name, listed } = choices
  const request = {
    minutes,
    increment,
    untimed,
    ...(days !== undefined && { days }),
    color,
    name: name.trim(),
    listed,
    browser: browserName(),
  } satisfies InvitationRequest
  const answer = await post('/api/online', request)
  if (!answer.ok) return answer
  const { id, key } = parseCreatedAnswer(answer.value)
  storeSeatKey(id, key)
  return { ok: true, value: id }
}

/** Takes the free seat and stores its key. */
export async function joinOnlineGame(id: string, name: string): Promise<Requested<Color>> {
  const answer = await post(`/api/online/${id}/join`, { name: name.trim() })
  if (!answer.ok) return answer
  const { key, color } = parseJoinedAnswer(answer.value)
  storeSeatKey(id, key)
  return { ok: true, value: color }
}

/**
 * Saves the finished game in the account that is signed in now, from the server's row, clocks included. Changes nothing if
 * the server has saved it already. `undefined` without a seat in the game.
 */
export async function keepInAccount(id: string): Promise<Requested<unknown> | undefined> {
  const key = seatKeyOf(id)
  if (key === undefined) return undefined
  return post(`/api/online/${id}/keep`, {}, { Authorization: `Seat ${key}` })
}

/** The games of the lobby, newest first. Rejects without a good answer. */
export async function listOpenGames(signal: AbortSignal): Promise<readonly InvitingGame[]> {
  const response = await fetch('/api/online', { signal, headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`The lobby was answered with ${response.status}`)
  return parseOpenGames(await response.json())
}

/** Joins the oldest game of the lobby with these settings and this color free, or lists a new one. Resolves to the game's id. */
export async function joinOrListGame(
  choices: OnlineChoices,
  games: readonly InvitingGame[],
): Promise<Requested<string>> {
  for (const game of games.filter((open) => fits(open, choices)).reverse()) {
    const joined = await joinOnlineGame(game.id, choices.name)
    if (joined.ok) return { ok: true, value: game.id }
    // Another player was quicker, or the game is the player's own: try the next one.
    if (joined.error === 'ERR_TOO_MANY' || joined.error === 'ERR_NO_ANSWER') return joined
  }
  return createOnlineGame({ ...choices, listed: true })
}

const fits = (
  { id, settings, color: free }: InvitingGame,
  { minutes, increment, untimed, days, color }: OnlineChoices,
): boolean =>
  (color === 'random' || color === free) &&
  settings.untimed === untimed &&
  settings.days === days &&
  settings.minutes === minutes &&
  settings.increment === increment &&
  seatKeyOf(id) === undefined

/** True if the site answers plain HTTP in time. */
export async function isSiteThere(withinMs: number): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(withinMs) })).ok
  } catch {
    // The network or the server is down.
    return false
  }
}

async function post(
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Requested<unknown>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    return response.ok ? { ok: true, value: answer } : fail(errorIn(answer))
  } catch (error) {
    console.warn(`${path} was not answered.`, error)
    return fail('ERR_NO_ANSWER')
  }
}

const fail = (error: InvitationError | 'ERR_NO_ANSWER') =>
  ({ ok: false, error, detail: words.errors[error] }) as const

function errorIn(answer: unknown): InvitationError {
  const { error } = Object(answer) as { error?: unknown }
  return INVITATION_ERRORS.find((known) => known === error) ?? 'ERR_UNAVAILABLE'
}

/** A random id of this browser, sent with new games: the lobby limits the games of each browser. */
const KEY = 'online-browser'
const BROWSER_NAME = /^[\w-]{22}$/

function browserName(): string {
  const stored = readStored(KEY)
  if (typeof stored === 'string' && BROWSER_NAME.test(stored)) return stored
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const name = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  store(KEY, name)
  return name
}
