import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { hindiFaults, readTerms } from './hindi-faults.fixture.ts'
import { sampleCalls, typedModules } from './sample-data.fixture.ts'

/** Reads every Hindi message, calls those with data, and looks for what hindi-faults.fixture.ts knows. */
const WORDS = join(dirname(fileURLToPath(import.meta.url)), '..')
const files = globSync('**/{,*.}hi.ts', { cwd: WORDS }).toSorted()
const modules = typedModules(files.map((file) => join(WORDS, file)))

/** Codes of languages, what users type, a note in the report file, and the minister of chaturanga, who became the queen. */
const NOT_SHOWN =
  /^(?:locale\/|tournament\/hi\.ts words\.round\.manualNote|emails\/hi\.ts words\.layout\.lang|questions\/hi\.ts words\.(?:commands|roles)|commands\/hi\.ts words\.(?:deeds\.\w+\.typed|again|board|yes|no)\b|lessons\/\S+ (?:words\.lessons|PIECES)\.queen\.text\.1$)/

interface Message {
  readonly path: string
  readonly text: string
}

/** Every text below `value`. `english` is the same member of the English module, if there is one. */
function messagesOf(
  checker: ts.TypeChecker,
  value: unknown,
  english: unknown,
  type: ts.Type | undefined,
  path: string,
): Message[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value === 'function') {
    if (!type) throw new Error(`The type of ${path} is not known`)
    return sampleCalls(checker, type)
      .filter((data) => typeof english !== 'function' || isPossible(english as AnyMessage, data))
      .flatMap((data) =>
        messagesOf(checker, call(value as AnyMessage, data), undefined, undefined, `${path}(${show(data)})`),
      )
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const property = type && checker.getPropertyOfType(type, key)
    const inEnglish: unknown = Reflect.get(Object(english) as object, key)
    return messagesOf(
      checker,
      member,
      inEnglish,
      property && checker.getTypeOfSymbol(property),
      `${path}.${key}`,
    )
  })
}

type AnyMessage = (...data: unknown[]) => unknown

/** The parts of a sentence with elements in it are one text. */
function call(message: AnyMessage, data: unknown[]): unknown {
  const result = message(...data)
  return Array.isArray(result) && result.every((part) => typeof part === 'string') ? result.join('') : result
}

/** Types allow more than occurs, such as a fork of no pieces, which the English message cannot say either. */
function isPossible(message: AnyMessage, data: unknown[]): boolean {
  try {
    return !/undefined|NaN| {2}|\s[,.:;]/.test(JSON.stringify(call(message, data)))
  } catch {
    return false
  }
}

const show = (data: readonly unknown[]): string =>
  JSON.stringify(data, (_, value: unknown) => (typeof value === 'function' ? 'ƒ' : value)).slice(1, -1)

describe.each(files.map((file, index) => [file, index] as const))('%s', (file, index) => {
  it('has good letters, tone, terms and cases', async () => {
    const { checker, exports } = modules[index]!
    const exported = (await import(join(WORDS, file))) as Record<string, unknown>
    const englishFile = join(WORDS, file.replace(/hi\.ts$/, 'en.ts'))
    const english = (await import(englishFile)) as Record<string, unknown>
    // One example for each fault of a message.
    const found = new Map<string, string>()
    for (const [name, value] of Object.entries(exported))
      for (const { path, text } of messagesOf(checker, value, english[name], exports.get(name), name))
        for (const fault of NOT_SHOWN.test(`${file} ${path}`) ? [] : hindiFaults(text))
          found.set(`${path.split('(')[0]} ${fault}`, `${path}: ${fault} in “${text}”`)
    expect([...found.values()].slice(0, 40)).toEqual([])
  })
})

describe('the term base', () => {
  const terms = readTerms()

  it('has a Hindi word and a source for each term', () => {
    expect(terms.length).toBeGreaterThan(270)
    for (const { english, hindi, source } of terms) {
      expect(hindi, english).toMatch(/^[^a-z]|\{n\}/)
      expect(source, english).not.toBe('')
    }
  })

  it('does not refuse its own terms', () => {
    for (const { hindi, english } of terms)
      expect(hindiFaults(hindi.replace('{n}', '5')), english).toEqual([])
  })
})

it.each([
  ['टुकड़ा मारें', 'refused term: टुकड़ा'],
  ['घोड़ा को देखें', 'a noun in the direct case before a postposition: घोड़ा को'],
  ['चाल चलो', 'form of address: चलो'],
  ['बाज़ी देखिए', 'form of address: देखिए'],
  ['2 चाल बाकी', 'a singular noun after a larger number: 2 चाल'],
  ['0 चालें', 'a plural noun after 0 or 1: 0 चालें'],
  ['हाथी जाती है', 'a feminine verb with a piece: हाथी जाती'],
  ['आपकी जीत ।', 'a space before ।'],
  ['undefined की बारी', 'an unfilled slot'],
  ['your बारी', 'Latin: your'],
  ['वि\u200Dद्यार्थी', 'an invisible character'],
  ['\u095b', 'a composed nukta'],
])('finds what is wrong in “%s”', (text, fault) => expect(hindiFaults(text)).toContain(fault))

it.each([
  'e4 के घोड़े को देखें',
  'Nf3 से Nxe5 का खतरा है।',
  '1 चाल, 5 चालें',
  'इसके लिए साइन इन करें।',
  'O-O-O+ और e8=Q#',
])('finds nothing in “%s”', (text) => expect(hindiFaults(text)).toEqual([]))
