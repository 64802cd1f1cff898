import type { ComponentProps } from 'react'

/** A surface with a hairline border and no shadow. */
export function Card({ className = '', ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={`rounded-card border border-hairline bg-surface p-5 max-[17rem]:p-3 ${className}`}
    />
  )
}
