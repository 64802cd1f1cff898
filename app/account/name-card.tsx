import { LONGEST_DISPLAY_NAME } from '#contract/limits.ts'
import { TextField } from '../ui/form/field.tsx'
import { AccountForm } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
import { SettingsCard } from './settings-card.tsx'

interface NameCardProps {
  readonly name: string
  readonly outcome: AccountOutcome | undefined
}

export function NameCard({ name, outcome }: NameCardProps) {
  return (
    <SettingsCard
      card="name"
      title="Name"
      about="It stands in the bar, in the games you save from now on and in their PGN, and so beside a game that you share. It may stay empty."
      outcome={outcome}
    >
      <AccountForm intent="name" outcome={outcome} verb="Save the name" kind="secondary">
        <TextField
          label="Name"
          name="name"
          defaultValue={name}
          autoComplete="nickname"
          maxLength={LONGEST_DISPLAY_NAME}
        />
      </AccountForm>
    </SettingsCard>
  )
}
