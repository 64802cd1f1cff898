import { escapeHtml } from '#content/escape-html.ts'
import { legalPages } from '#content/library.server.ts'
import { proseOf } from '#app/editorial/prose.server.ts'
import { words as locale } from '#words/locale'

/** Values that the operator sets in the environment: `{{operator}}` and the like. */
interface Words {
  readonly name: string
  readonly operator: string
  readonly address: string
  readonly email: string
  readonly adClient: string | undefined
}

export function findLegalPage(pathname: string, words: Words) {
  const document = legalPages(locale.language).find(({ data }) => `/${data.slug}` === pathname)
  if (document === undefined)
    throw new Error(`The routes name a page that content/legal has not: ${pathname}`)
  const { title, updated, first, metaDescription: description } = document.data
  const { html, headings } = proseOf(document)
  const sections = headings.filter(({ level }) => level === 2)
  return { path: pathname, title, updated, first, description, html: fillIn(html, words), sections }
}

export function fillIn(html: string, words: Words): string {
  const email = escapeHtml(words.email)
  const known: Record<string, string> = {
    site: escapeHtml(words.name),
    operator: escapeHtml(words.operator),
    address: escapeHtml(words.address),
    email: `<a href="mailto:${email}">${email}</a>`,
  }
  // Paragraphs that apply only to sites with ads, or only to sites without.
  const chosen = html.replaceAll(
    /<p>\{\{(with|without)-ads\}\}(.*?)<\/p>\s*/gs,
    (_, kind: string, text: string) =>
      (kind === 'with') === (words.adClient !== undefined) ? `<p>${text.trimStart()}</p>` : '',
  )
  return chosen.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => {
    const word = known[name]
    if (word === undefined) throw new Error(`A policy has the unknown gap ${gap}`)
    return word
  })
}
