import type { ComponentProps } from 'react'
import { buttonClass, type ButtonKind, type ButtonSize } from './button-style.ts'
import { Icon, type IconName } from './icon.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  readonly icon?: IconName
  readonly iconAfter?: IconName
}

/** A verb that does something here. What leads elsewhere is a `LinkButton`. */
export function Button({
  kind = 'secondary',
  size = 'normal',
  icon,
  iconAfter,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button type="button" {...rest} className={`${buttonClass(kind, size)} ${className}`}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  )
}
