import { useEffect, useState, useSyncExternalStore } from 'react'
import { NO_STATE, type OnlineState } from './online-state.ts'
import { startOnlineSession, type OnlineSession } from './online-session.ts'
import { seatKeyOf, takeSeatFromAddress } from '#app/game/online/storage/seat-keys.ts'

const never = () => () => {}
const none = () => NO_STATE

/** The session of this game, from the first render in the browser until the page is left. `joined` counts what changes the seat. */
export function useOnlineSession(
  id: string,
  joined: number,
): { readonly session: OnlineSession | undefined; readonly state: OnlineState } {
  const [session, setSession] = useState<OnlineSession>()
  useEffect(() => {
    takeSeatFromAddress(id)
    const started = startOnlineSession(id, seatKeyOf(id))
    setSession(started)
    return () => started.stop()
  }, [id, joined])
  const state = useSyncExternalStore(session?.subscribe ?? never, session ? () => session.value : none, none)
  return { session, state }
}
