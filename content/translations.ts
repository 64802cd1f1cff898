import { ContentError, parseDocument, type Document, type Fault, type Source } from './document.ts'
import type { TranslationData } from './schemas.ts'
import { translationSchema } from './schemas.ts'

/** The language of `posts/stalemate.hi.md`; undefined for the English original. */
export const fileLanguage = (file: string): string | undefined => /\.([a-z]{2})\.md$/.exec(file)?.[1]

interface Translated {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly metaDescription: string
  readonly keywords: string
  readonly timeline?: readonly { readonly when: string; readonly what: string }[]
  readonly sources: readonly { readonly title: string }[]
}

/**
 * The documents that have a translation, with its texts in place of theirs. Date, tags and picture are the original's.
 * Throws a ContentError with every fault of every file.
 */
export function translateDocuments<Data extends Translated>(
  originals: readonly Document<Data>[],
  translations: readonly Source[],
): readonly Document<Data>[] {
  const faults: Fault[] = []
  const bySlug = new Map<string, Document<TranslationData>>()
  for (const source of translations) {
    try {
      const slug = source.file.slice(source.file.lastIndexOf('/') + 1).split('.')[0] ?? ''
      const original = originals.find(({ data }) => data.slug === slug)
      const translation = parseDocument(source, translationSchema)
      bySlug.set(slug, translation)
      if (original === undefined)
        faults.push({ file: source.file, line: 1, message: `translates no ${slug}.md` })
      else if (original.data.timeline?.length !== translation.data.timeline?.length)
        faults.push({ file: source.file, line: 2, message: 'the timeline must have the same entries' })
      else
        for (const title of Object.keys(translation.data.sources))
          if (!original.data.sources.some((each) => each.title === title))
            faults.push({ file: source.file, line: 2, message: `the original has no source “${title}”` })
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(...error.faults)
    }
  }
  if (faults.length > 0) throw new ContentError(faults)
  return originals.flatMap(({ data }) => {
    const translation = bySlug.get(data.slug)
    if (translation === undefined) return []
    const titles = translation.data.sources
    const sources = data.sources.map((source) => ({ ...source, title: titles[source.title] ?? source.title }))
    return { ...translation, data: { ...data, ...translation.data, sources } }
  })
}
