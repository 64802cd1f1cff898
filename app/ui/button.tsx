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
 * A button for an action on this page; use `LinkButton` for links. When disabled it stays in the tab order, except for submit
 * buttons, which the browser itself must block.
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
