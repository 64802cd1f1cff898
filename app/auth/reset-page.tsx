import { useEffect, useState, type FormEvent } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { textOf } from '../ui/form/form-text.ts'
import { FormMessage } from '../ui/form/form-message.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ConfirmPasswordField, newPasswordHint } from './credential-fields.tsx'
import { useAuth } from './auth-provider.tsx'
import { SHORTEST_PASSWORD } from '#contract/limits.ts'
import { findPasswordFault } from './credentials.ts'
import type { AuthOutcome } from './sign-in-page.tsx'
import { words } from '#words/auth'

interface ResetPageProps {
  /** The token from the link in the email. */
  readonly token: string
  readonly outcome: AuthOutcome
}

/** Sets a new password, after following the link in an email. Ends all sessions. */
export function ResetPage({ token, outcome }: ResetPageProps) {
  const { challenge } = useAuth()
  useEffect(() => challenge('recovery'), [challenge])
  const [fault, setFault] = useState<string>()
  const isBusy = useNavigation().state !== 'idle'

  function check(event: FormEvent<HTMLFormElement>): void {
    const fields = new FormData(event.currentTarget)
    const found = findPasswordFault(textOf(fields, 'password'), textOf(fields, 'confirmation'))
    setFault(found)
    if (found !== undefined) event.preventDefault()
  }

  return (
    <AuthFrame title={words.resetPage.title} intro={words.resetPage.intro}>
      <FormMessage error={fault ?? outcome.error} />
      <Form method="post" noValidate onSubmit={check} className="grid gap-5">
        <input type="hidden" name="token" value={token} />
        <PasswordField
          label={words.resetPage.title}
          name="password"
          autoComplete="new-password"
          minLength={SHORTEST_PASSWORD}
          hint={newPasswordHint()}
          required
        />
        <ConfirmPasswordField />
        <SubmitButton className="w-full" busy={isBusy} busyLabel={words.resetPage.processing}>
          {words.resetPage.setThePassword}
        </SubmitButton>
      </Form>
      <Link to="/auth/forgotten" className="py-2 text-center text-label text-green underline">
        {words.resetPage.askForAnotherLink}
      </Link>
    </AuthFrame>
  )
}
