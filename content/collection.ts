import type { z } from 'zod'
import { ContentError, parseDocument, type Document, type Fault, type Source } from './document.ts'

/**
 * Reads a folder of documents, each named after its unique slug. Throws a ContentError with every fault of every
 * file; `check` may add faults that concern several documents.
 */
export function parseCollection<Schema extends z.ZodType<{ readonly slug: string }>>(
  sources: readonly Source[],
  schema: Schema,
  check: (documents: readonly Document<z.infer<Schema>>[]) => readonly Fault[] = () => [],
): readonly Document<z.infer<Schema>>[] {
  const documents: Document<z.infer<Schema>>[] = []
  const faults: Fault[] = []
  for (const source of sources) {
    try {
      documents.push(parseDocument(source, schema))
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(...error.faults)
    }
  }
  const misnamed = documents.filter(
    ({ file, data }) => !file.replace(/\.[a-z]{2}\.md$/, '.md').endsWith(`/${data.slug}.md`),
  )
  faults.push(...misnamed.map(({ file, data }) => faultAt(file, `the file must be named ${data.slug}.md`)))
  faults.push(...repeated(documents, 'slug', ({ data }) => data.slug), ...check(documents))
  if (faults.length > 0) throw new ContentError(faults)
  return documents
}

/** One fault for each document whose value also occurs in another document. */
export function repeated<T>(
  documents: readonly Document<T>[],
  field: string,
  valueOf: (document: Document<T>) => string,
): Fault[] {
  const seen = new Map<string, string>()
  return documents.flatMap((document) => {
    const value = valueOf(document)
    const first = seen.get(value)
    if (first !== undefined) return [faultAt(document.file, `${field} "${value}" stands in ${first} too`)]
    seen.set(value, document.file)
    return []
  })
}

/** The front matter begins on the second line. */
const faultAt = (file: string, message: string): Fault => ({ file, line: 2, message })
