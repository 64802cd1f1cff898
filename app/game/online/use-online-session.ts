import { useEffect, useState, useSyncExternalStore } from 'react'
import { NO_STATE, type OnlineState } from './online-state.ts'
import { startOnlineSession, type OnlineSession } from './online-session.ts'
import { seatKeyOf, takeSeatFromAddress } from '#app/game/online/storage/seat-keys.ts'

const never = () => () => {}
const none = () => NO_STATE

/** The session of a game while the page is open. A change of `joined` restarts it with the new seat. */
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
