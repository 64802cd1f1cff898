import { LONGEST_EMAIL } from '#contract/limits.ts'
import { TextField } from '../ui/form/field.tsx'
import { AccountForm, CurrentPassword } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
import { SettingsCard } from './settings-card.tsx'

interface EmailCardProps {
  readonly email: string
  readonly hasPassword: boolean
  readonly outcome: AccountOutcome | undefined
}

export function EmailCard({ email, hasPassword, outcome }: EmailCardProps) {
  return (
    <SettingsCard
      card="email"
      title="Email address"
      about="We send a link to the new address to check it is yours, and let the old one know."
      outcome={outcome}
    >
      {hasPassword ? (
        <AccountForm intent="email" outcome={outcome} verb="Send the link" kind="secondary">
          <TextField
            label="New email address"
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="off"
            maxLength={LONGEST_EMAIL}
            required
          />
          <CurrentPassword email={email} />
        </AccountForm>
      ) : (
        <p>To change it, set a password first.</p>
      )}
    </SettingsCard>
  )
}
