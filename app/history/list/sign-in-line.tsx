import { Link } from 'react-router'
import { words } from '#words/history'

/** Tells guests that an account keeps their matches. */
export const SignInLine = () => (
  <p className="when-signed-out flex w-full flex-wrap items-center gap-x-3 text-label text-muted">
    <span>{words.dashboardPage.pleaseSignIn}</span>
    <Link to="/auth" className="inline-flex min-h-11 items-center font-semibold text-green underline">
      {words.dashboardPage.signIn}
    </Link>
  </p>
)
