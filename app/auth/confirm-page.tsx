import { Form, Link, useNavigation } from 'react-router'
import { buttonClass } from '../ui/button-style.ts'
import { FormMessage } from '../ui/form/form-message.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { words } from '#words/auth'
import { richText } from '#app/ui/rich-text.ts'

interface ConfirmPageProps {
  readonly email: string
  /** True if another account is signed in here; it stays signed in. */
  readonly isConfirmed: boolean
  readonly error: string | undefined
}

/** Asks for the password of a sign-up that was made in another browser, before its address is confirmed. */
export function ConfirmPage({ email, isConfirmed, error }: ConfirmPageProps) {
  const intent = useNavigation().formData?.get('intent')
  if (isConfirmed)
    return (
      <AuthFrame title={words.confirmPage.title} intro={words.confirmPage.intro(email)}>
        <p>{words.confirmPage.youAreStillSigned}</p>
        <Link to="/play" className={buttonClass('primary', 'normal')}>
          {words.confirmPage.keepPlaying}
        </Link>
      </AuthFrame>
    )
  return (
    <AuthFrame
      title={words.confirmPage.confirmYourAddress}
      intro={
        <>
          {richText(
            words.confirmPage.enterThePasswordChosen(<strong className="wrap-anywhere">{email}</strong>),
          )}
        </>
      }
    >
      <FormMessage error={error} />
      {/* Both forms post to the URL of this page, which contains the link's token. */}
      <Form method="post" noValidate className="grid gap-5">
        <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          label={words.confirmPage.password}
          name="password"
          autoComplete="current-password"
          required
        />
        <SubmitButton
          name="intent"
          value="confirm"
          className="w-full"
          busy={intent === 'confirm'}
          busyLabel={words.confirmPage.processing}
        >
          {words.confirmPage.confirmMyAddress}
        </SubmitButton>
      </Form>
      <Form method="post" className="grid gap-3 border-t border-hairline pt-5">
        <p className="text-label text-muted">{words.confirmPage.notSureOfThePassword}</p>
        <SubmitButton name="intent" value="choose" kind="secondary" busy={intent === 'choose'}>
          {words.confirmPage.chooseANewPassword}
        </SubmitButton>
      </Form>
    </AuthFrame>
  )
}
