import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ContentError, parseDocument, type Fault } from './document.ts'

const schema = z.strictObject({ title: z.string().min(3, 'is too short'), tags: z.array(z.enum(['a', 'b'])) })

const faultsOf = (text: string): readonly Fault[] => {
  try {
    parseDocument({ file: 'posts/x.md', text }, schema)
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
  return []
}

describe('a document with front matter', () => {
  it('gives typed data, the body, and the line on which the body begins', () => {
    const text = '---\ntitle: Pins\ntags: [a, b]\n---\n\nText.\n'
    expect(parseDocument({ file: 'posts/x.md', text }, schema)).toEqual({
      file: 'posts/x.md',
      data: { title: 'Pins', tags: ['a', 'b'] },
      body: '\nText.\n',
      bodyLine: 5,
    })
  })

  it('reads files saved with Windows line ends', () => {
    const text = '---\r\ntitle: Pins\r\ntags: [a]\r\n---\r\nText.'
    expect(parseDocument({ file: 'posts/x.md', text }, schema).body).toBe('Text.')
  })

  it.each([
    ['no front matter', 'Text.', 1, /between two --- lines/],
    ['front matter that never ends', '---\ntitle: Pins\n', 1, /between two --- lines/],
    ['YAML that cannot be read', '---\ntitle: [Pins\ntags: [a]\n---\n', 3, /./],
    ['a value that breaks its rule', '---\ntags: [a]\ntitle: Pi\n---\n', 3, /^title: is too short$/],
    ['an unknown tag in a list', '---\ntitle: Pins\ntags:\n  - a\n  - c\n---\n', 5, /^tags\.1: /],
    ['a missing field', '---\ntitle: Pins\n---\n', 2, /^tags: /],
    ['a field nobody knows', '---\ntitle: Pins\ntags: [a]\ntgas: 1\n---\n', 2, /tgas/],
  ])('names file and line of %s', (_, text, line, message) => {
    const [fault] = faultsOf(text)
    expect(fault).toMatchObject({ file: 'posts/x.md', line })
    expect(fault?.message).toMatch(message)
  })

  it('reports every fault of a file at once', () => {
    expect(faultsOf('---\ntitle: Pi\ntags: [c]\n---\n')).toHaveLength(2)
  })
})
