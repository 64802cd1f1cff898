import { isRecord } from '#app/game/settings-record.ts'
import { parseServerMessage } from '#live/protocol.ts'
import { NO_STATE, receive, type OnlineState } from '#app/game/online/online-state.ts'

/**
 * How this tab's game stood when the server was last heard, so that a reload while the server is away shows the board and not
 * an empty page. In the session's storage, and never believed for longer than until the server's first word.
 */
const KEY = 'online-game'

/** `performance.now()` begins anew with each page; this goes on through a reload. */
const wallMs = () => performance.timeOrigin + performance.now()

/** Only what has a board is worth keeping. */
export function keepState(id: string, { server, atMs }: OnlineState): void {
  if (server?.phase !== 'seated' && server?.phase !== 'playing' && server?.phase !== 'over') return
  try {
    const sinceMs = performance.timeOrigin + atMs
    sessionStorage.setItem(KEY, JSON.stringify({ id, sinceMs, state: server }))
  } catch (error) {
    console.warn('This tab does not keep how the game stands.', error)
  }
}

/** Offers and claims are left out: only the server knows whether they still stand. */
export function keptState(id: string, hasSeat: boolean): OnlineState | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isRecord(kept) || kept['id'] !== id) return undefined
    const message = parseServerMessage(JSON.stringify(kept['state']))
    const { sinceMs } = kept
    if (!message.ok || message.value.type !== 'state' || typeof sinceMs !== 'number') return undefined
    if (hasSeat !== (message.value.you !== null)) return undefined
    const server = { ...message.value, offers: {}, claimIn: undefined }
    const agoMs = Math.max(0, wallMs() - sinceMs)
    return receive(NO_STATE, server, performance.now() - agoMs, true).state
  } catch {
    // Storage is forbidden, or holds nothing of ours.
    return undefined
  }
}
