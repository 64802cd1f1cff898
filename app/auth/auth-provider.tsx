import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { rememberOwner } from './last-owner.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import type { User } from '#contract/session.ts'
import type { AuthEvent, Challenge, SessionState } from './session.ts'

interface Auth {
  readonly state: SessionState['state']
  /** Absent unless signed in. */
  readonly user: User | undefined
  readonly signOut: () => Promise<void>
  /** Requests the session again, after this page changed it. */
  readonly refresh: () => Promise<void>
  /** Registers the challenge of the current page. Returns a function that withdraws it. */
  readonly challenge: (challenge: Challenge) => () => void
  /** Returns a function that stops listening. */
  readonly onEvent: (listener: (event: AuthEvent) => void) => () => void
}

const AuthContext = createContext<Auth | undefined>(undefined)

/** Provides the session. It starts as `loading` on the server and in the browser, since pages are the same for all visitors. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState<SessionStore>(createSessionStore)
  const [session, setSession] = useState<SessionState>(store.state)
  const { key } = useLocation()

  useEffect(() => {
    const unsubscribe = store.subscribe(setSession)
    const stop = store.start()
    return () => {
      stop()
      unsubscribe()
    }
  }, [store])

  // The visitor may have signed in or out before this navigation.
  useEffect(() => store.check(), [store, key])

  const userId = session.state === 'signed-in' ? session.session.user.id : undefined
  useEffect(() => {
    if (userId !== undefined) rememberOwner(userId)
  }, [userId])

  const auth = useMemo(
    (): Auth => ({
      state: session.state,
      user: session.state === 'signed-in' ? session.session.user : undefined,
      signOut: store.signOut,
      refresh: store.refresh,
      challenge: store.challenge,
      onEvent: store.onEvent,
    }),
    [session, store],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (auth === undefined) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
