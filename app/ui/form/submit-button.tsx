import type { ComponentProps } from 'react'
import { Button } from '../button.tsx'

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, 'type'> {
  /** True while the request is under way. */
  readonly busy?: boolean
  /** The label meanwhile: `Processing...`. */
  readonly busyLabel?: string
}

/**
 * Sends its form once. While the request is under way it shows `busyLabel` and ignores presses, but keeps the keyboard's
 * focus, which the browser's own `disabled` would drop. Enter in a field presses it too, so it holds back every second
 * submission. `disabled` stays the browser's own: it also works before the scripts have arrived.
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
