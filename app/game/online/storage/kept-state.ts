import { isRecord } from '#app/game/settings-record.ts'
import { parseServerMessage } from '#live/protocol.ts'
import { NO_STATE, receive, type OnlineState } from '#app/game/online/online-state.ts'

/**
 * The last state of this tab's online game, so that a reload shows the board while the server is unreachable. It is in session
 * storage and is replaced by the server's first message.
 */
const KEY = 'online-game'

/** Unlike `performance.now()`, this continues across reloads. */
const wallMs = () => performance.timeOrigin + performance.now()

/** Stores the state of a game that has a board. */
export function keepState(id: string, { server, atMs }: OnlineState): void {
  if (server?.phase !== 'seated' && server?.phase !== 'playing' && server?.phase !== 'over') return
  try {
    const sinceMs = performance.timeOrigin + atMs
    sessionStorage.setItem(KEY, JSON.stringify({ id, sinceMs, state: server }))
  } catch (error) {
    console.warn('This tab does not keep how the game stands.', error)
  }
}

/** Without offers and claims, which may have expired. */
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
    // Storage is forbidden, or the value was not written by this site.
    return undefined
  }
}
