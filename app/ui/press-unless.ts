import type { ComponentProps } from 'react'

/** The browser's own `disabled` would throw the keyboard's focus away: of a press that was the last possible one, say. */
export const pressUnless = (
  disabled: boolean,
  onClick: ComponentProps<'button'>['onClick'],
): Pick<ComponentProps<'button'>, 'aria-disabled' | 'onClick'> => ({
  'aria-disabled': disabled || undefined,
  onClick: disabled ? undefined : onClick,
})
