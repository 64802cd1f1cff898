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

/** The second half of signing in: a code from the authenticator app, or one of those kept for the day it is lost. */
export function TwoFactorPage({ outcome }: { readonly outcome: AuthOutcome }) {
  const { challenge } = useAuth()
  useEffect(() => challenge('two-factor'), [challenge])
  const [isRecovering, setRecovering] = useState(false)
  // What was said of one kind of code says nothing of the other.
  const [forgotten, setForgotten] = useState<AuthOutcome>()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <AuthFrame
      title="One more step"
      intro={
        isRecovering
          ? 'One of the recovery codes you kept. Each works once.'
          : 'The six digits your authenticator app shows now.'
      }
    >
      <FormMessage error={outcome === forgotten ? undefined : outcome.error} />
      <Form method="post" noValidate className="grid gap-5">
        {isRecovering ? (
          <TextField key="recovery" label="Recovery code" name="recovery" autoComplete="off" required />
        ) : (
          <TextField
            key="code"
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            required
          />
        )}
        <Checkbox name="trust" label="Do not ask on this device for 30 days" />
        <SubmitButton className="w-full" busy={isBusy} busyLabel="Processing...">
          Sign In
        </SubmitButton>
      </Form>
      <Button
        onClick={() => {
          setRecovering(!isRecovering)
          setForgotten(outcome)
        }}
      >
        {isRecovering ? 'Use the authenticator app' : 'Use a recovery code'}
      </Button>
      <Link to="/auth" className="py-2 text-center text-label text-green underline">
        Back to signing in
      </Link>
    </AuthFrame>
  )
}
