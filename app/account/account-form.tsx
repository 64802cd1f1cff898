import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { PasswordField } from '../ui/form/password-field.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import type { ButtonKind } from '../ui/button-style.ts'
import { CARD_OF, type AccountIntent, type AccountOutcome } from './account-intents.ts'
import { words } from '#words/account'

interface AccountFormProps {
  readonly intent: AccountIntent
  readonly outcome: AccountOutcome | undefined
  /** The button's label. */
  readonly verb: string
  /** The button's accessible name, if several forms have the same label. */
  readonly verbLabel?: string
  readonly kind?: ButtonKind
  readonly children?: ReactNode
}

/** A form of the account page. Without scripts the page reloads at the form's card, which shows the answer. */
export function AccountForm({ intent, outcome, verb, verbLabel, kind, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const navigation = useNavigation()
  const isBusy = navigation.state !== 'idle' && navigation.formData?.get('intent') === intent

  // Empties the fields after success.
  useEffect(() => {
    if (outcome?.intent === intent && outcome.notice !== undefined) form.current?.reset()
  }, [intent, outcome])

  return (
    <Form
      ref={form}
      method="post"
      action={`/account#${CARD_OF[intent]}`}
      preventScrollReset
      noValidate
      className="grid gap-4"
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
      <SubmitButton
        {...(kind && { kind })}
        className="justify-self-start"
        aria-label={verbLabel}
        busy={isBusy}
        busyLabel={words.accountForm.processing}
      >
        {verb}
      </SubmitButton>
    </Form>
  )
}

interface CurrentPasswordProps {
  /** For password managers, which store passwords by email address. */
  readonly email: string
}

export function CurrentPassword({ email }: CurrentPasswordProps) {
  return (
    <>
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        label={words.accountForm.currentPassword}
        name="password"
        autoComplete="current-password"
        required
      />
    </>
  )
}
