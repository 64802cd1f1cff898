import { TextField } from '../ui/form/field.tsx'
import { PasswordField } from '../ui/form/password-field.tsx'
import { LONGEST_EMAIL, SHORTEST_PASSWORD } from '#contract/limits.ts'

/** The fields that several forms ask for in the same words, and that password managers know by them. */

export function EmailField() {
  return (
    <TextField
      label="Email"
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
      label="Confirm Password"
      name="confirmation"
      autoComplete="new-password"
      minLength={SHORTEST_PASSWORD}
      required
    />
  )
}

export const NEW_PASSWORD_HINT = `At least ${SHORTEST_PASSWORD} characters; a few words in a row are best.`
