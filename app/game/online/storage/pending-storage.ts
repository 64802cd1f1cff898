import { isRecord } from '#app/game/settings-record.ts'
import type { PendingMove } from '#app/game/online/online-state.ts'

/**
 * The unconfirmed move, stored so that it is sent again after a reload or a crash of the tab. It is in session storage, since
 * it belongs to this tab. The server plays it once, because the message contains its ply.
 */
const KEY = 'online-move'

export type StoredMove = Pick<PendingMove, 'ply' | 'uci' | 'spent'>

export function storePendingMove(id: string, pending: StoredMove | undefined) {
  try {
    if (!pending) sessionStorage.removeItem(KEY)
    else {
      const { ply, uci, spent } = pending
      sessionStorage.setItem(KEY, JSON.stringify({ id, ply, uci, spent }))
    }
  } catch (error) {
    console.warn('This tab does not keep the move that is being sent.', error)
  }
}

export function storedPendingMove(id: string): StoredMove | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isRecord(stored) || stored['id'] !== id) return undefined
    const { ply, uci, spent } = stored
    return typeof ply === 'number' && typeof uci === 'string' && typeof spent === 'number'
      ? { ply, uci, spent }
      : undefined
  } catch {
    // Storage is forbidden, or the value was not written by this site.
    return undefined
  }
}
