import { TextField } from '../ui/form/field.tsx'
import { AccountForm, CurrentPassword } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
import { Disclosure } from './disclosure.tsx'
import { SettingsCard } from './settings-card.tsx'

interface DeleteCardProps {
  readonly email: string
  readonly hasPassword: boolean
  readonly outcome: AccountOutcome | undefined
}

export function DeleteCard({ email, hasPassword, outcome }: DeleteCardProps) {
  return (
    <SettingsCard
      card="delete"
      title="Delete the account"
      about="Deletes your account and all your games, everywhere, at once. This can’t be undone."
      outcome={outcome}
    >
      {/* Two steps, so that nobody deletes an account by a slip of the finger. */}
      <Disclosure title="Delete my account" isOpen={outcome?.intent === 'delete'}>
        <AccountForm intent="delete" outcome={outcome} verb="Delete everything" kind="secondary">
          <p>
            Your games, settings and sessions go, and we keep no copy. You may want to{' '}
            <a href="#data" className="text-green underline">
              take your data with you
            </a>{' '}
            first. Donations stay on the Wall of Fame: they were never tied to an account.
          </p>
          {hasPassword ? (
            <CurrentPassword email={email} />
          ) : (
            <TextField
              label="Your email address"
              hint={`Type ${email} to confirm.`}
              name="email"
              type="email"
              autoComplete="off"
              autoCapitalize="off"
              required
            />
          )}
        </AccountForm>
      </Disclosure>
    </SettingsCard>
  )
}
