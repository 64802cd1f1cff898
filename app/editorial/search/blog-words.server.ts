import { posts } from '#content/library.server.ts'
import { postPath } from '#content/pages.server.ts'
import { wordsIn } from './search-words.ts'

/** All that can be searched for, by the path of its post: words in their order, each once. */
export const makeBlogWords = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    posts().map(({ data: { slug, title, excerpt, tags, author }, body }) => [
      postPath(slug),
      wordsIn([title, excerpt, ...tags, author, proseIn(body)].join(' ')).join(' '),
    ]),
  )

/** Without the blocks of boards, whose FENs and PGNs nobody looks for, and without the addresses of links. */
const proseIn = (markdown: string): string =>
  markdown.replace(/^```[^]*?^```/gm, ' ').replace(/\]\([^)]*\)/g, '] ')
