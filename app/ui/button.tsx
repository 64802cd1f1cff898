import type { ComponentProps } from 'react'
import { buttonClass, type ButtonKind, type ButtonSize } from './button-style.ts'
import { Icon, type IconName } from './icon.tsx'
import { pressUnless } from './press-unless.ts'

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  readonly icon?: IconName
  readonly iconAfter?: IconName
}

/**
 * A button for an action on this page; a `LinkButton` leads elsewhere. A disabled one stays in the tab order, except
 * a submit button, which the browser itself must hold back.
 */
export function Button({
  kind = 'secondary',
  size = 'normal',
  icon,
  iconAfter,
  className = '',
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = rest.type === 'submit' ? { disabled, onClick } : pressUnless(disabled, onClick)
  return (
    <button type="button" {...rest} {...press} className={`${buttonClass(kind, size)} ${className}`}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  )
}
