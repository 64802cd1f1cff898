import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const list = readFileSync(join('docs', 'texts.md'), 'utf8')
const listed = new Set([...list.matchAll(/^\| ([a-z0-9-]+) +\|/gm)].map(([, slug]) => slug))

it.each(['posts', 'history', 'players', 'gallery', 'legal', 'house'])(
  'docs/texts.md lists every English text of content/%s; `npm run bench -- texts` writes it',
  (folder) => {
    const slugs = readdirSync(join('content', folder))
      .filter((name) => name.endsWith('.md') && !name.endsWith('.hi.md'))
      .map((name) => name.slice(0, -'.md'.length))
    expect(slugs.filter((slug) => !listed.has(slug))).toEqual([])
  },
)
