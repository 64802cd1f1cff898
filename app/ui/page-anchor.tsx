import type { ComponentProps } from 'react'
import { isTranslatedHere, linkAddress } from '#words/addresses.ts'
import { words as locale } from '#words/locale'
import { words } from '#words/ui'

interface PageAnchorProps extends ComponentProps<'a'> {
  /** A page of the site, without a language. */
  readonly href: string
}

/**
 * A link that the browser follows by itself, to the page in the present language. Where there is none it leads to the English
 * page and says so. In pages without React any `<a>` does the same: see app/localize-html.server.ts.
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
