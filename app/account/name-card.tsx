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
      about="Shown at the top of the page and in games you save from now on, including ones you share. You can leave it empty."
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
