import type { ComponentProps } from 'react'

/** The browser's own `disabled` would drop the focus of a button whose last possible press disables it. */
export const pressUnless = (
  disabled: boolean,
  onClick: ComponentProps<'button'>['onClick'],
): Pick<ComponentProps<'button'>, 'aria-disabled' | 'onClick'> => ({
  'aria-disabled': disabled || undefined,
  onClick: disabled ? undefined : onClick,
})
