import { posts } from '#content/library.server.ts'
import { postPath } from '#content/pages.server.ts'
import { words as labels } from '#words/labels'
import { words as locale } from '#words/locale'
import { wordsIn } from './search-words.ts'

/** The searchable words of each post by its path, in order, each once. */
export const makeBlogWords = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    posts(locale.language).map(({ data: { slug, title, excerpt, tags, author }, body }) => [
      postPath(slug),
      wordsIn(
        [title, excerpt, ...tags.map((tag) => labels.tags[tag].name), author, proseIn(body)].join(' '),
      ).join(' '),
    ]),
  )

/** Leaves out blocks of boards and the targets of links. */
const proseIn = (markdown: string): string =>
  markdown.replace(/^```[^]*?^```/gm, ' ').replace(/\]\([^)]*\)/g, '] ')
