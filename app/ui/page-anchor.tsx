import type { ComponentProps } from 'react'
import { isTranslatedHere, linkAddress } from '#words/addresses.ts'
import { words as locale } from '#words/locale'
import { words } from '#words/ui'

interface PageAnchorProps extends ComponentProps<'a'> {
  /** A page of the site, without a language. */
  readonly href: string
}

/**
 * A plain link, without the router, to the page in the present language. If that page is not translated, the link leads to the
 * English one, with a note. In pages without React, app/localize-html.server.ts does the same for every `<a>`.
 */
export function PageAnchor(props: PageAnchorProps) {
  const { href, children, ...rest } = props
  // First, so that English clients hold nothing of the rest.
  if (locale.language === 'en')
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  if (isTranslatedHere(href))
    return (
      <a {...rest} href={linkAddress(href)}>
        {children}
      </a>
    )
  return (
    <a {...rest} href={href} hrefLang="en">
      {children} <span className="in-english">{words.pageAnchor.inEnglish}</span>
    </a>
  )
}
