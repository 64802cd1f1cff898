import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { buttonClass, type ButtonKind, type ButtonSize } from './button-style.ts'
import { Icon, type IconName } from './icon.tsx'

interface LinkButtonProps extends ComponentProps<typeof Link> {
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  readonly iconAfter?: IconName
}

/** A link that looks like a button, for main actions. */
export function LinkButton({
  kind = 'secondary',
  size = 'normal',
  iconAfter,
  className = '',
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link viewTransition {...rest} className={`${buttonClass(kind, size)} ${className}`}>
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </Link>
  )
}
