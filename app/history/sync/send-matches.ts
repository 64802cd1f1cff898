import type { SavedMatch } from '#contract/matches.ts'
import type { GameRecordText } from '#matches/game-record-text.ts'
import { retryAfterMs } from '#app/browser/retry-after.ts'
import type { DeviceMatch, DeviceMatchStorage } from './device-matches.ts'

/** The server's answer to a game. */
export type SendResult =
  | { readonly answer: 'saved'; readonly kept: KeptMatch }
  | { readonly answer: 'refused'; readonly code: string }
  | { readonly answer: 'signed-out' }
  /** Retry later: rate limit, no network, or the server is down. */
  | { readonly answer: 'later'; readonly waitMs: number | undefined }

/** The saved match of a game, which may have another ending. */
export type KeptMatch = Pick<SavedMatch['match'], 'id' | 'endReason' | 'winner' | 'moveCount'> &
  Pick<SavedMatch, 'isOther'>

/** `replaces`: replace the saved ending with this one. */
export type SendMatch = (game: GameRecordText, replaces: boolean) => Promise<SendResult>

/** The result of a round: what is left, and when to retry. */
export type Round =
  | { readonly left: 'nothing' | 'signed-out' }
  | { readonly left: 'some'; readonly waitMs: number | undefined }

/**
 * Sends an account's waiting games, oldest first, and stops at the first that must be retried later. A saved game is removed
 * from the device. A refused one stays and is not sent again.
 */
export async function sendWaitingMatches(
  games: DeviceMatchStorage,
  owner: string,
  send: SendMatch,
): Promise<Round> {
  const waiting = (await games.list()).filter((game) => game.state === 'waiting' && game.owner === owner)
  for (const match of waiting.toReversed()) {
    const { gameId, game, replaces } = match
    const sent = await send(game, replaces === true)
    if (sent.answer === 'signed-out') return { left: 'signed-out' }
    if (sent.answer === 'later') return { left: 'some', waitMs: sent.waitMs }
    if (sent.answer === 'saved') await games.depart(match)
    else await games.change(gameId, { state: 'refused', refusal: sent.code })
  }
  return { left: 'nothing' }
}

export async function postMatch(game: GameRecordText, replaces: boolean): Promise<SendResult> {
  let response: Response
  try {
    response = await fetch('/api/matches', {
      method: replaces ? 'PUT' : 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(game),
    })
  } catch (error) {
    console.warn('A game could not be sent, and waits.', error)
    return { answer: 'later', waitMs: undefined }
  }
  if (response.ok) return { answer: 'saved', kept: await readKept(response) }
  if (response.status === 401) return { answer: 'signed-out' }
  // These statuses are final for this game. Other failures may be temporary.
  if (response.status === 422 || response.status === 413)
    return { answer: 'refused', code: await readCode(response) }
  console.warn(`A game was answered with ${response.status}, and waits.`)
  return { answer: 'later', waitMs: retryAfterMs(response) }
}

async function readKept(response: Response): Promise<KeptMatch> {
  const { parseSavedMatch } = await import('#contract/matches.ts')
  const { match, isOther } = parseSavedMatch(await response.json())
  const { id, endReason, winner, moveCount } = match
  return { id, endReason, winner, moveCount, isOther }
}

async function readCode(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined)
  const code = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  return typeof code === 'string' ? code : `ERR_HTTP_${response.status}`
}

/** Guests see guests' games, and accounts see their own. */
export const isSeenBy = (game: DeviceMatch, owner: string | undefined): boolean =>
  game.owner === null ? owner === undefined : game.owner === owner
