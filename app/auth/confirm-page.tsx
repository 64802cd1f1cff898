import { Form, Link, useNavigation } from 'react-router'
import { buttonClass } from '../ui/button-style.ts'
import { FormMessage } from '../ui/form/form-message.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { AuthFrame } from './auth-frame.tsx'

interface ConfirmPageProps {
  readonly email: string
  /** Another account is signed in here and stays signed in. */
  readonly isConfirmed: boolean
  readonly error: string | undefined
}

/** Asks for the password of a sign-up that another browser made, before its address is confirmed. */
export function ConfirmPage({ email, isConfirmed, error }: ConfirmPageProps) {
  const intent = useNavigation().formData?.get('intent')
  if (isConfirmed)
    return (
      <AuthFrame title="Address confirmed" intro={`${email} is confirmed.`}>
        <p>You are still signed in with another account here. Sign out to use the new one.</p>
        <Link to="/play" className={buttonClass('primary', 'normal')}>
          Keep playing
        </Link>
      </AuthFrame>
    )
  return (
    <AuthFrame
      title="Confirm your address"
      intro={
        <>
          Enter the password chosen when <strong className="wrap-anywhere">{email}</strong> signed up.
        </>
      }
    >
      <FormMessage error={error} />
      {/* Both forms go to the address of the page, which holds the link's token. */}
      <Form method="post" noValidate className="grid gap-5">
        <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <SubmitButton
          name="intent"
          value="confirm"
          className="w-full"
          busy={intent === 'confirm'}
          busyLabel="Processing..."
        >
          Confirm my address
        </SubmitButton>
      </Form>
      <Form method="post" className="grid gap-3 border-t border-hairline pt-5">
        <p className="text-label text-muted">
          Not sure of the password, or did somebody else sign up with your address? Choose a new one: the old
          one stops working.
        </p>
        <SubmitButton name="intent" value="choose" kind="secondary" busy={intent === 'choose'}>
          Choose a new password
        </SubmitButton>
      </Form>
    </AuthFrame>
  )
}
