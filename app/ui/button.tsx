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
 * A verb that does something here. What leads elsewhere is a `LinkButton`. One that is disabled stays in the tab order, but for
 * one that sends a form, which the browser itself must hold back.
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
