import { LONGEST_DISPLAY_NAME } from '#contract/limits.ts'
import { TextField } from '../ui/form/field.tsx'
import { AccountForm } from './account-form.tsx'
import type { AccountOutcome } from './account-intents.ts'
import { SettingsCard } from './settings-card.tsx'
import { words } from '#words/account'

interface NameCardProps {
  readonly name: string
  readonly outcome: AccountOutcome | undefined
}

export function NameCard({ name, outcome }: NameCardProps) {
  return (
    <SettingsCard card="name" title={words.nameCard.title} about={words.nameCard.about} outcome={outcome}>
      <AccountForm intent="name" outcome={outcome} verb={words.nameCard.saveTheName} kind="secondary">
        <TextField
          label={words.nameCard.title}
          name="name"
          defaultValue={name}
          autoComplete="nickname"
          maxLength={LONGEST_DISPLAY_NAME}
        />
      </AccountForm>
    </SettingsCard>
  )
}
