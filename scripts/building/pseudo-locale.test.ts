import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { expect, it } from 'vitest'
import type * as english from '#words/board'
import { pseudoLocale } from './pseudo-locale.ts'

it('the coach speaks it, whose words have a declared type, and the names of languages stay as they are', () => {
  const transform = pseudoLocale().transform as (code: string, id: string) => string | undefined
  const coach = transform('export const words: CoachWords = {}', '/words/coach/en.ts')
  expect(coach).toContain('const english: CoachWords = {}')
  expect(coach).toContain('export const words = makePseudo(english)')
  expect(transform("export const words = { lang: 'en-GB' }", '/words/locale/en.ts')).toBeUndefined()
})

it('word modules speak the pseudo-locale, functions and tables too', async () => {
  const input = fileURLToPath(new URL('../../words/board/en.ts', import.meta.url))
  const built = await rolldown({ input, plugins: [pseudoLocale()], platform: 'node', logLevel: 'silent' })
  const { output } = await built.generate({ format: 'esm' })
  await built.close()
  const address = `data:text/javascript,${encodeURIComponent(output[0].code)}`
  const { words } = (await import(/* @vite-ignore */ address)) as Pick<typeof english, 'words'>
  expect(words.boardWidth.size).toMatch(/^⟦Sîzé( ~)+⟧$/)
  expect(words.looks.colors.green).toMatch(/^⟦Gréé/)
  expect(words.useFlip.isAtTheBottom('w')).toMatch(/^⟦Whîté îs/)
})
