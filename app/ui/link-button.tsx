import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { buttonClass, type ButtonKind, type ButtonSize } from './button-style.ts'
import { Icon, type IconName } from './icon.tsx'
import { PageAnchor } from './page-anchor.tsx'
import { isTranslatedHere } from '#words/addresses.ts'
import { words as locale } from '#words/locale'

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
  const { to } = rest
  // The router only has the pages of the client's language.
  const Element = locale.language !== 'en' && typeof to === 'string' && !isTranslatedHere(to) ? Outside : Link
  return (
    <Element viewTransition {...rest} className={`${buttonClass(kind, size)} ${className}`}>
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </Element>
  )
}

const Outside = ({ to, className, children }: LinkButtonProps) => (
  <PageAnchor href={typeof to === 'string' ? to : ''} className={className}>
    {children}
  </PageAnchor>
)
