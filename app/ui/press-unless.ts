import type { ComponentProps } from 'react'

/** The native `disabled` would drop the focus of a button that becomes disabled by its last possible press. */
export const pressUnless = (
  disabled: boolean,
  onClick: ComponentProps<'button'>['onClick'],
): Pick<ComponentProps<'button'>, 'aria-disabled' | 'onClick'> => ({
  'aria-disabled': disabled || undefined,
  onClick: disabled ? undefined : onClick,
})
