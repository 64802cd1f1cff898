import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('../../../', import.meta.url).pathname
const css = readFileSync(join(ROOT, 'app/ui/fonts/fonts.css'), 'utf8')

const inDevanagariFace = (character: string): boolean =>
  [...(/unicode-range: ([^;]+)/.exec(css)?.[1] ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
    ([, from = '', to = from]) => {
      const code = character.codePointAt(0) ?? 0
      return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
    },
  )

describe('the subset typefaces', () => {
  it('contain every Devanagari letter that pages use, so that no word mixes two fonts', () => {
    const missing = ['app', 'content']
      .flatMap((folder) =>
        readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
          join(folder, file),
        ),
      )
      .filter((file) => /\.(tsx?|md|json)$/.test(file))
      .flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(/\p{Script=Devanagari}/gu) ?? [])
      .filter((letter) => !inDevanagariFace(letter))
    expect([...new Set(missing)]).toEqual([])
  })

  it('weigh at most 70 kB on a first view, the four of the home page together', () => {
    const folder = join(ROOT, 'app/ui/fonts')
    const bytes = readdirSync(folder)
      // Other Latin letters are in fonts that only some pages load.
      .filter((file) => file.endsWith('.woff2') && !file.includes('-ext-'))
      .reduce((sum, file) => sum + readFileSync(join(folder, file)).byteLength, 0)
    expect(bytes).toBeLessThanOrEqual(70_000)
  })
})
