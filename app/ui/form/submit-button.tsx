import type { ComponentProps } from 'react'
import { Button } from '../button.tsx'

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type'> {
  /** True while the request is under way. */
  readonly busy?: boolean
  /** The label during the request: `Processing...`. */
  readonly busyLabel?: string
}

/**
 * Submits its form once. During the request it shows `busyLabel` and ignores presses, but keeps the keyboard focus, which the
 * native `disabled` would drop. Enter in a field also triggers it, so it blocks repeated submissions. `disabled` remains
 * native, so that it works before the scripts have loaded.
 */
export function SubmitButton({
  busy = false,
  busyLabel,
  kind = 'primary',
  children,
  onClick,
  ...rest
}: SubmitButtonProps) {
  return (
    <Button
      {...rest}
      type="submit"
      kind={kind}
      aria-disabled={busy || undefined}
      aria-busy={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (busyLabel ?? children) : children}
    </Button>
  )
}
