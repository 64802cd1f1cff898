import { TextField } from '../ui/form/field.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { LONGEST_EMAIL, SHORTEST_PASSWORD } from '#contract/limits.ts'
import { words } from '#words/auth'

/** Fields that several forms share, under the names that password managers expect. */

export function EmailField() {
  return (
    <TextField
      label={words.credentialFields.email}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="off"
      maxLength={LONGEST_EMAIL}
      required
    />
  )
}

export function ConfirmPasswordField() {
  return (
    <PasswordField
      label={words.credentialFields.confirmPassword}
      name="confirmation"
      autoComplete="new-password"
      minLength={SHORTEST_PASSWORD}
      required
    />
  )
}

export const newPasswordHint = (): string => words.credentialFields.newPasswordHint(SHORTEST_PASSWORD)
