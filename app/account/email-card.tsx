import { LONGEST_EMAIL } from '#contract/limits.ts'
import { TextField } from '../ui/form/field.tsx'
import { AccountForm, CurrentPassword } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
import { SettingsCard } from './settings-card.tsx'
import { words } from '#words/account'

interface EmailCardProps {
  readonly email: string
  readonly hasPassword: boolean
  readonly outcome: AccountOutcome | undefined
}

export function EmailCard({ email, hasPassword, outcome }: EmailCardProps) {
  return (
    <SettingsCard card="email" title={words.emailCard.title} about={words.emailCard.about} outcome={outcome}>
      {hasPassword ? (
        <AccountForm intent="email" outcome={outcome} verb={words.emailCard.sendTheLink} kind="secondary">
          <TextField
            label={words.emailCard.newEmailAddress}
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
        <p>{words.emailCard.passwordFirst}</p>
      )}
    </SettingsCard>
  )
}
