import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('../../../', import.meta.url).pathname
const css = readFileSync(join(ROOT, 'app/ui/fonts/fonts.css'), 'utf8')

const inDevanagariFace = (character: string): boolean =>
  [
    ...(/unicode-range:\s*(U\+0901[^;]+)/.exec(css)?.[1] ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g),
  ].some(([, from = '', to = from]) => {
    const code = character.codePointAt(0) ?? 0
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
  })

describe('the subset typefaces', () => {
  it('contain every Devanagari letter that pages use, so that no word mixes two fonts', () => {
    const missing = ['app', 'content', 'words']
      .flatMap((folder) =>
        readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
          join(folder, file),
        ),
      )
      .filter((file) => /\.(tsx?|md|json)$/.test(file))
      .flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(/\p{Script=Devanagari}/gu) ?? [])
      // Devanagari digits are read and never shown: words/terms/hindi-faults.fixture.ts.
      .filter((letter) => !inDevanagariFace(letter) && !/[०-९]/.test(letter))
    expect([...new Set(missing)]).toEqual([])
  })

  // Other Latin letters are in fonts that only some pages load.
  it.each([
    [
      '70 kB on a first view, the four of the home page together',
      /^(?!mukta-devanagari)(?!.*-ext-).*woff2$/,
      70_000,
    ],
    ['110 kB on a page in Hindi', /^(?!.*-ext-).*woff2$/, 110_000],
  ])('weigh at most %s', (_, names, most) => {
    const folder = join(ROOT, 'app/ui/fonts')
    const bytes = readdirSync(folder)
      .filter((file) => names.test(file))
      .reduce((sum, file) => sum + readFileSync(join(folder, file)).byteLength, 0)
    expect(bytes).toBeLessThanOrEqual(most)
  })
})
