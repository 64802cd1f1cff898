import { expect, it } from 'vitest'
import { inlineWords } from './inline-words.ts'

/** Uses real word modules, so that the plugin is tested on their actual form. */
const { transform, load } = inlineWords() as unknown as {
  transform: (code: string, id: string) => string | undefined
  load: (id: string) => { code: string } | undefined
}
const inline = (code: string) => transform(`import { words } from '#words/account'\n${code}`, '/app/a.tsx')!
const partOf = (code: string) => load(/"(.+~.+)"/.exec(code)![1]!)!.code

it('a text is written where it is used', () => {
  const code = inline('const a = <b title={words.dataCard.title}>“{words.dataCard.title}”</b>')
  expect(code).toContain(`<b title={'Your data'}>“{'Your data'}”</b>`)
  expect(code).not.toContain('~')
})

it('a function is imported alone', () => {
  const code = inline('const a = words.deleteCard.typeToConfirm(email)')
  expect(code).toContain('const a = words_0(email)')
  expect(partOf(code)).toContain('export const part = (email: string) => `Type ${email} to confirm.`')
  expect(partOf(code)).not.toContain('Your data')
})

it('a table is imported alone', () => {
  const code = transform(
    `import { words } from '#words/board'\nconst a = words.looks.colors[color]`,
    '/app/a.ts',
  )!
  expect(code).toContain('const a = words_0[color]')
  expect(partOf(code)).toMatch(/export const part = \{\s+green: 'Green'/)
})

it('what belongs to a text, and types, are left', () => {
  expect(inline('const a = words.dataCard.title.length')).toContain(`const a = 'Your data'.length`)
  expect(inline('type A = keyof typeof words.dataCard')).toContain('keyof typeof words.dataCard')
})

it('a key without words stops the build', () => {
  expect(() => inline('const a = words.dataCard.nothing')).toThrow('dataCard.nothing')
})
