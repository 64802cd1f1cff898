import { describe, expect, it } from 'vitest'
import { filesNamedIn, makeFinder, NEVER, proseOf, trackedFiles } from './comments.mjs'

/** Files that a build creates, and examples of files that a reader may add. */
const NOT_TRACKED = [/^build\//, /^words\/account\/en~|^deleteCard\.typeToConfirm/, /^(?:grammar\/)?ta\.ts$/]

describe('files that comments and documents name', () => {
  const files = trackedFiles()
  const isThere = makeFinder(files)

  it('exist', () => {
    const missing = files.flatMap((file) =>
      proseOf(file).flatMap(({ number, text }) =>
        filesNamedIn(text)
          .filter((name) => !NOT_TRACKED.some((pattern) => pattern.test(name)) && !isThere(name, file))
          .map((name) => `${file}:${number} names ${name}`),
      ),
    )
    expect(missing).toEqual([])
  })

  it.each([
    ['see engine/search/search.ts', ['engine/search/search.ts']],
    ['(../search.ts) and `see.ts`.', ['../search.ts', 'see.ts']],
    ['any *.ts, SLUG.md or <slug>.md', []],
    ['https://example.org/a.ts', []],
  ])('%j names %j', (text, names) => expect(filesNamedIn(text)).toEqual(names))

  it.each([
    ['search.ts', 'engine/uci/uci.ts', true],
    ['../search/search.ts', 'engine/uci/uci.ts', true],
    ['engine/search/search.ts', 'app/root.tsx', true],
    ['engine/seek/search.ts', 'app/root.tsx', false],
    ['seek.ts', 'app/root.tsx', false],
  ])('%s named in %s is found: %s', (name, from, found) =>
    expect(makeFinder(['engine/search/search.ts', 'engine/uci/uci.ts'])(name, from)).toBe(found),
  )
})

/** Quotes titles of tests. */
const QUOTES = 'docs/security.md'

it('wording that the writing rules forbid does not come back', () => {
  const files = trackedFiles().filter((file) => file !== QUOTES)
  const found = files.flatMap((file) =>
    proseOf(file).flatMap(({ number, text }) =>
      NEVER.filter(([pattern]) => pattern.test(text)).map(
        ([, instead]) => `${file}:${number}: ${text.trim()} (write: ${instead})`,
      ),
    ),
  )
  expect(found).toEqual([])
})
