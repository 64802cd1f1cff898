import { posts } from '#content/library.server.ts'
import { postPath } from '#content/pages.server.ts'
import { wordsIn } from './search-words.ts'

/** The searchable words of each post by its path, in order, each once. */
export const makeBlogWords = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    posts().map(({ data: { slug, title, excerpt, tags, author }, body }) => [
      postPath(slug),
      wordsIn([title, excerpt, ...tags, author, proseIn(body)].join(' ')).join(' '),
    ]),
  )

/** Leaves out blocks of boards and the targets of links. */
const proseIn = (markdown: string): string =>
  markdown.replace(/^```[^]*?^```/gm, ' ').replace(/\]\([^)]*\)/g, '] ')
