import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Form, Link, useNavigation, type LinkProps } from 'react-router'
import type { GoogleOffer } from '#contract/session.ts'
import { textOf } from '../ui/form/form-text.ts'
import { FormMessage } from '../ui/form/form-message.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ConfirmPasswordField, EmailField, newPasswordHint } from './credential-fields.tsx'
import { SHORTEST_PASSWORD } from '#contract/limits.ts'
import { findCredentialsFault, type AuthMode } from './credentials.ts'
import { PasskeyWay } from './passkey-way.tsx'
import { GoogleLogo } from './google-logo.tsx'
import { words } from '#words/auth'

export const AUTH_INTENTS = ['sign-in', 'sign-up', 'google', 'resend'] as const
type AuthIntent = (typeof AUTH_INTENTS)[number]

/** The server's answer to the form. */
export interface AuthOutcome {
  readonly error?: string | undefined
  readonly notice?: string | undefined
  /** An address that may not be confirmed yet. */
  readonly unconfirmed?: string | undefined
  /** The address that an email was sent to. Replaces the form. */
  readonly sentTo?: string | undefined
}

interface SignInPageProps {
  readonly siteName: string
  /** The mode from the URL: `/auth?mode=sign-up`. */
  readonly mode: AuthMode
  readonly google: GoogleOffer
  readonly outcome: AuthOutcome
}

/** Signing in or up. Works without scripts; with them errors appear at once and switching modes needs no request. */
export function SignInPage({ siteName, mode: first, google, outcome }: SignInPageProps) {
  const [mode, setMode] = useState(first)
  // A message belongs to the mode in which it appeared.
  const [said, setSaid] = useState<AuthOutcome>(outcome)
  const [answered, setAnswered] = useState(outcome)
  if (answered !== outcome) {
    setAnswered(outcome)
    setSaid(outcome)
  }
  const intent = useNavigation().formData?.get('intent')
  const isSigningUp = mode === 'sign-up'
  const other: AuthMode = isSigningUp ? 'sign-in' : 'sign-up'
  const change = (to: AuthMode) => {
    setMode(to)
    setSaid({})
  }

  function check(event: FormEvent<HTMLFormElement>): void {
    const fields = new FormData(event.currentTarget)
    const error = findCredentialsFault(mode, {
      email: textOf(fields, 'email'),
      password: textOf(fields, 'password'),
      confirmation: textOf(fields, 'confirmation'),
    })
    setSaid({ error })
    if (error !== undefined) event.preventDefault()
  }

  if (said.sentTo !== undefined)
    return <EmailSent to={said.sentTo} notice={said.notice} busy={intent === 'resend'} onChange={change} />
  return (
    <AuthFrame
      title={isSigningUp ? words.signInPage.title(siteName) : words.signInPage.welcomeBack}
      intro={isSigningUp ? words.signInPage.intro : words.signInPage.signInAndYourGames}
    >
      <FormMessage error={said.error} notice={said.notice} />
      <CredentialsForm mode={mode} busy={intent === mode} onSubmit={check} />
      {!isSigningUp && (
        <BelowForm>
          <QuietLink to="/auth/forgotten">{words.signInPage.forgottenYourPassword}</QuietLink>
        </BelowForm>
      )}
      {said.unconfirmed !== undefined && (
        <div className="grid gap-3">
          <p className="text-label text-muted">{words.signInPage.notConfirmedYet}</p>
          <Resend email={said.unconfirmed} busy={intent === 'resend'} />
        </div>
      )}
      <div className="grid gap-3 has-[>:only-child]:hidden">
        <p className="mb-2 flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
          {words.signInPage.or}
        </p>
        {!isSigningUp && <PasskeyWay />}
        {google !== 'absent' && <GoogleWay isOffered={google === 'offered'} busy={intent === 'google'} />}
      </div>
      <BelowForm>
        <QuietLink to={`/auth${isSigningUp ? '' : '?mode=sign-up'}`} replace onClick={() => change(other)}>
          {isSigningUp ? words.signInPage.alreadyHaveAnAccountSign : words.signInPage.newHereJoin(siteName)}
        </QuietLink>
      </BelowForm>
    </AuthFrame>
  )
}

interface EmailSentProps {
  readonly to: string
  readonly notice: string | undefined
  readonly busy: boolean
  readonly onChange: (mode: AuthMode) => void
}

/** Replaces the form once the email was sent. */
function EmailSent({ to, notice, busy, onChange }: EmailSentProps) {
  return (
    <AuthFrame title={words.signInPage.checkYourEmail} intro={words.signInPage.weveSentAnEmail(to)}>
      <FormMessage notice={notice} />
      <Resend email={to} busy={busy} />
      <BelowForm>
        <QuietLink to="/auth?mode=sign-up" onClick={() => onChange('sign-up')}>
          {words.signInPage.otherAddress}
        </QuietLink>
        <QuietLink to="/auth" onClick={() => onChange('sign-in')}>
          {words.signInPage.backToSigning}
        </QuietLink>
      </BelowForm>
    </AuthFrame>
  )
}

const BelowForm = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid justify-items-center gap-1 text-label">{children}</div>
)

const QuietLink = (props: LinkProps) => <Link {...props} className="py-2 text-green underline" />

/** If Google sign-in is not set up, the button is disabled and explains why. */
function GoogleWay({ isOffered, busy }: { readonly isOffered: boolean; readonly busy: boolean }) {
  const reason = useId()
  return (
    <Form method="post" className="grid gap-2">
      <SubmitButton
        name="intent"
        value={'google' satisfies AuthIntent}
        kind="secondary"
        className="w-full"
        busy={busy}
        disabled={!isOffered}
        aria-describedby={isOffered ? undefined : reason}
      >
        <GoogleLogo /> {words.signInPage.continueWithGoogle}
      </SubmitButton>
      {!isOffered && (
        <p id={reason} className="text-sm text-muted">
          {words.signInPage.notSetUpItNeeds}
        </p>
      )}
    </Form>
  )
}

interface CredentialsFormProps {
  readonly mode: AuthMode
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

function CredentialsForm({ mode, busy, onSubmit }: CredentialsFormProps) {
  const isSigningUp = mode === 'sign-up'
  return (
    <Form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <input type="hidden" name="intent" value={mode} />
      <EmailField />
      <PasswordField
        label={words.signInPage.password}
        name="password"
        autoComplete={isSigningUp ? 'new-password' : 'current-password'}
        minLength={SHORTEST_PASSWORD}
        hint={isSigningUp ? newPasswordHint() : undefined}
        required
      />
      {isSigningUp && <ConfirmPasswordField />}
      <SubmitButton className="w-full" busy={busy} busyLabel={words.signInPage.processing}>
        {isSigningUp ? words.signInPage.signUp : words.signInPage.signIn}
      </SubmitButton>
    </Form>
  )
}

function Resend({ email, busy }: { readonly email: string; readonly busy: boolean }) {
  return (
    <Form method="post" className="grid">
      <input type="hidden" name="email" value={email} />
      <SubmitButton name="intent" value={'resend' satisfies AuthIntent} kind="secondary" busy={busy}>
        {words.signInPage.sendTheConfirmationEmailAgain}
      </SubmitButton>
    </Form>
  )
}
