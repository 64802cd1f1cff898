import { SHORTEST_PASSWORD } from '#contract/limits.ts'
import { PasswordField } from '../ui/form/password-field.tsx'
import { AccountForm, CurrentPassword } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
import { SettingsCard } from './settings-card.tsx'
import { words } from '#words/account'

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
        title={words.passwordCard.title}
        about={words.passwordCard.about}
        outcome={outcome}
      >
        <AccountForm
          intent="password-link"
          outcome={outcome}
          verb={words.passwordCard.sendALinkToSet}
          kind="secondary"
        >
          <p>{words.passwordCard.aboutLink(email)}</p>
        </AccountForm>
      </SettingsCard>
    )
  return (
    <SettingsCard
      card="password"
      title={words.passwordCard.title}
      about={words.passwordCard.aboutChanging}
      outcome={outcome}
    >
      <AccountForm
        intent="password"
        outcome={outcome}
        verb={words.passwordCard.changeThePassword}
        kind="secondary"
      >
        <CurrentPassword email={email} />
        <PasswordField
          label={words.passwordCard.newPassword}
          name="newPassword"
          autoComplete="new-password"
          minLength={SHORTEST_PASSWORD}
          hint={words.passwordCard.passwordHint(SHORTEST_PASSWORD)}
          required
        />
        <PasswordField
          label={words.passwordCard.confirmTheNewPassword}
          name="confirmation"
          autoComplete="new-password"
          minLength={SHORTEST_PASSWORD}
          required
        />
      </AccountForm>
    </SettingsCard>
  )
}
