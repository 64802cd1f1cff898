import { LONGEST_NAME } from '#matches/settings.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { words } from '#words/online'

interface PlayerNameFieldProps {
  readonly name: string
  readonly onChange: (name: string) => void
}

/** The player's name, which the opponent sees. */
export const PlayerNameField = ({ name, onChange }: PlayerNameFieldProps) => (
  <TextField
    label={words.nameField.label}
    hint={words.nameField.hint}
    maxLength={LONGEST_NAME}
    autoComplete="nickname"
    value={name}
    onChange={(event) => onChange(event.target.value)}
  />
)
