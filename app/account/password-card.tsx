import { SHORTEST_PASSWORD } from '#contract/limits.ts'
import { PasswordField } from '../ui/form/password-field.tsx'
import { AccountForm, CurrentPassword } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
import { SettingsCard } from './settings-card.tsx'

interface PasswordCardProps {
  readonly email: string
  readonly hasPassword: boolean
  readonly outcome: AccountOutcome | undefined
}

export function PasswordCard({ email, hasPassword, outcome }: PasswordCardProps) {
  if (!hasPassword)
    return (
      <SettingsCard
        card="password"
        title="Password"
        about="You sign in with Google, so you have no password. Set one and you can sign in without Google too."
        outcome={outcome}
      >
        <AccountForm intent="password-link" outcome={outcome} verb="Send a link to set one" kind="secondary">
          <p>The link goes to {email}. Setting the password signs you out everywhere, here as well.</p>
        </AccountForm>
      </SettingsCard>
    )
  return (
    <SettingsCard
      card="password"
      title="Password"
      about="A new one signs you out everywhere else, and we tell you by mail."
      outcome={outcome}
    >
      <AccountForm intent="password" outcome={outcome} verb="Change the password" kind="secondary">
        <CurrentPassword email={email} />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          minLength={SHORTEST_PASSWORD}
          hint={`At least ${SHORTEST_PASSWORD} characters; a few words in a row are best.`}
          required
        />
        <PasswordField
          label="Confirm the new password"
          name="confirmation"
          autoComplete="new-password"
          minLength={SHORTEST_PASSWORD}
          required
        />
      </AccountForm>
    </SettingsCard>
  )
}
