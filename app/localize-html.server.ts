import { isTranslatedHere, localAddress } from '#words/addresses.ts'
import { words as locale } from '#words/locale'
import { words } from '#words/ui'

/**
 * Gives the links and forms of a page without React the page's language. Its HTML comes from many sources, articles among them,
 * and no script hydrates it. A link to a page that is not translated leads to the English one, with a note. Pages with React use
 * PageAnchor and PageLink.
 */
export function localizeHtml(html: string): string {
  if (locale.language === 'en') return html
  return html.replaceAll(LINK, localizeLink).replaceAll(FORM, localizeForm)
}

const LINK = /<a\b([^>]*?) href="(\/[^"]*)"([^>]*)>(.*?)<\/a>/gs
const FORM = /(<form\b[^>]*? action=")(\/[^"]*)"/g
/** Addresses of files and of the API have no language, and some links have theirs already. */
const OTHER = /^\/(?:\/|api\/|assets\/|share\/|[\w.-]+\.\w+$)/

const isLocal = (href: string): boolean => href.startsWith(localAddress('/')) || OTHER.test(href)

function localizeLink(all: string, before: string, href: string, after: string, inside: string): string {
  if (isLocal(href) || /\bhreflang=/i.test(before + after)) return all
  if (isTranslatedHere(href)) return `<a${before} href="${localAddress(href)}"${after}>${inside}</a>`
  const note = /\baria-hidden=/.test(before + after)
    ? ''
    : ` <span class="in-english">${words.pageAnchor.inEnglish}</span>`
  return `<a${before} href="${href}" hreflang="en"${after}>${inside}${note}</a>`
}

const localizeForm = (all: string, before: string, action: string): string =>
  isLocal(action) ? all : `${before}${localAddress(action)}"`
