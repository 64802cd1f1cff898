import { useEffect, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { FormMessage } from '../ui/form/form-message.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextField } from '../ui/form/field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { useAuth } from './auth-provider.tsx'
import type { AuthOutcome } from './sign-in-page.tsx'
import { words } from '#words/auth'

/** The second step of signing in: a code from the authenticator app, or a recovery code. */
export function TwoFactorPage({ outcome }: { readonly outcome: AuthOutcome }) {
  const { challenge } = useAuth()
  useEffect(() => challenge('two-factor'), [challenge])
  const [isRecovering, setRecovering] = useState(false)
  // An error about one kind of code does not apply to the other kind.
  const [forgotten, setForgotten] = useState<AuthOutcome>()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <AuthFrame
      title={words.twoFactorPage.title}
      intro={isRecovering ? words.twoFactorPage.intro : words.twoFactorPage.theSixDigitsYourAuthenticator}
    >
      <FormMessage error={outcome === forgotten ? undefined : outcome.error} />
      <Form method="post" noValidate className="grid gap-5">
        {isRecovering ? (
          <TextField
            key="recovery"
            label={words.twoFactorPage.recoveryCode}
            name="recovery"
            autoComplete="off"
            required
          />
        ) : (
          <TextField
            key="code"
            label={words.twoFactorPage.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            required
          />
        )}
        <Checkbox name="trust" label={words.twoFactorPage.doNotAsk} />
        <SubmitButton className="w-full" busy={isBusy} busyLabel={words.twoFactorPage.processing}>
          {words.twoFactorPage.signIn}
        </SubmitButton>
      </Form>
      <Button
        onClick={() => {
          setRecovering(!isRecovering)
          setForgotten(outcome)
        }}
      >
        {isRecovering ? words.twoFactorPage.byApp : words.twoFactorPage.byRecoveryCode}
      </Button>
      <Link to="/auth" className="py-2 text-center text-label text-green underline">
        {words.twoFactorPage.backToSigning}
      </Link>
    </AuthFrame>
  )
}
