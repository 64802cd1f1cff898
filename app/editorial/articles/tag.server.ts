import { articlesOf, listTags } from '#content/pages.server.ts'
import { TAG_WORDS, tagPath } from '#content/tags.ts'
import { summarise } from './post.server.ts'

/** All that carries a tag, by the last part of its address. Undefined where nothing does. */
export function findTag(slug: string) {
  const tags = listTags()
  const tag = tags.find((each) => tagPath(each) === tagPath(slug))
  if (tag === undefined) return undefined
  return {
    tag,
    tags,
    words: TAG_WORDS[tag],
    articles: articlesOf(tag).map(({ path, document }) => summarise(path, document)),
  }
}
