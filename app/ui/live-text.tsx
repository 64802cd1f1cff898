import type { ComponentProps } from 'react'

interface LiveTextProps extends ComponentProps<'p'> {
  /** `error` is red and interrupts the screen reader; `muted` waits for a pause. */
  readonly tone?: 'muted' | 'error'
}

const TONES = { muted: 'text-sm text-muted', error: 'text-label text-danger' }

/**
 * A message that screen readers announce when it changes. While empty it takes no space but stays rendered: a live region with
 * `display: none` is often not announced when it appears together with its text.
 */
export const LiveText = ({ tone = 'muted', className = '', ...rest }: LiveTextProps) => (
  <p
    aria-live={tone === 'error' ? 'assertive' : 'polite'}
    {...rest}
    className={`empty:absolute ${TONES[tone]} ${className}`}
  />
)
