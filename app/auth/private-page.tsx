import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LinkButton } from '#app/ui/link-button.tsx'
import { words } from '#words/auth'
import { AuthFrame } from './auth-frame.tsx'
import { useAuth } from './auth-provider.tsx'
import { hasSessionMark } from './session-mark.ts'

interface PrivatePageProps {
  /** The user whose data the loader has read. */
  readonly userId: string
  readonly children: ReactNode
}

/**
 * Wrap every page whose loader or action returns private text. The router keeps that text until the next navigation, so the page
 * would stay on screen after its user has signed out, here or in another tab, or after another user has signed in.
 */
export function PrivatePage({ userId, children }: PrivatePageProps) {
  const { state, user, refresh } = useAuth()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // Without an answer from the server the state is `signed-out` too, but the mark remains.
  const isSignedOut = state === 'signed-out' && !hasSessionMark()
  const isOthers = user !== undefined && user.id !== userId
  // The server has just sent this page to a signed-in user, so it knows better than a missing mark.
  const verify = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (isSignedOut) verify()
  }, [isSignedOut])
  // Unlike a revalidation, a navigation also drops the answer to the last form.
  const reload = useEffectEvent(() => void navigate(pathname, { replace: true }))
  useEffect(() => {
    if (isOthers) reload()
  }, [isOthers])
  if (isOthers) return null
  return isSignedOut ? <SignedOut /> : children
}

const SignedOut = () => (
  <AuthFrame title={words.signedOutPage.title} intro={words.signedOutPage.intro}>
    <LinkButton to="/auth" kind="primary">
      {words.signedOutPage.signIn}
    </LinkButton>
  </AuthFrame>
)
