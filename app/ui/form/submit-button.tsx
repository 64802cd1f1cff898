import type { ComponentProps } from 'react'
import { Button } from '../button.tsx'

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type'> {
  /** While the request is under way. */
  readonly busy?: boolean
  /** What it says then: `Processing...`. */
  readonly busyLabel?: string
}

/** Sends its form, once: while that is under way it says so and takes no second press. */
export function SubmitButton({
  busy = false,
  busyLabel,
  kind = 'primary',
  disabled,
  children,
  ...rest
}: SubmitButtonProps) {
  return (
    <Button {...rest} type="submit" kind={kind} disabled={busy || disabled} aria-busy={busy}>
      {busy ? (busyLabel ?? children) : children}
    </Button>
  )
}
