import { articlesOf, listTags } from '#content/pages.server.ts'
import { tagPath } from '#content/tags.ts'
import { words } from '#words/labels'
import { words as locale } from '#words/locale'
import { summarise } from './post.server.ts'

/** The texts with a tag in the reader's language, by the last part of the tag page's address. Undefined if there are none. */
export function findTag(slug: string) {
  const tags = listTags(locale.language)
  const tag = tags.find((each) => tagPath(each) === tagPath(slug))
  if (tag === undefined) return undefined
  return {
    tag,
    tags,
    ...words.tags[tag],
    articles: articlesOf(tag, locale.language).map(({ path, document }) => summarise(path, document)),
    inEnglish: articlesOf(tag).length,
  }
}
