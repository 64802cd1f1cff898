/**
 * A pseudo-locale for development and tests: every message in brackets, with accents, and 40 % longer. A text without brackets
 * was not extracted, two pairs of brackets show a sentence that was glued together, and a layout that breaks is too narrow for
 * other languages. It is made from the English words, so it never needs translating.
 */
export function makePseudo<Words>(words: Words): Words {
  return change(words) as Words
}

function change(value: unknown): unknown {
  if (typeof value === 'string') return bracket(value)
  if (Array.isArray(value)) return value.map(change)
  if (typeof value === 'function')
    return (...data: readonly unknown[]) => changeResult((value as AnyFunction)(...data.map(changeSlot)))
  if (isPlain(value))
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, change(member)]))
  return value
}

type AnyFunction = (...data: readonly unknown[]) => unknown

/** Functions among the data build an element from its text. */
const changeSlot = (datum: unknown): unknown =>
  typeof datum === 'function' ? (text: string) => (datum as AnyFunction)(accent(text)) : datum

/** A function's array is one sentence with elements in it, so its texts share one pair of brackets. */
function changeResult(result: unknown): unknown {
  if (!Array.isArray(result)) return change(result)
  const length = result.reduce((sum: number, part) => sum + (typeof part === 'string' ? part.length : 0), 0)
  return [
    '⟦',
    ...result.map((part: unknown) => (typeof part === 'string' ? accent(part) : part)),
    `${padding(length)}⟧`,
  ]
}

/** Elements, dates and instances of classes stay as they are. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value)

/** An empty text stays so: components then show nothing. */
const bracket = (text: string): string => (text === '' ? '' : `⟦${accent(text)}${padding(text.length)}⟧`)

const padding = (length: number): string => ' ~'.repeat(Math.ceil(length * 0.2))

const PLAIN = 'aceinouyACEINOUY'
const ACCENTED = 'åçéîñöûýÅÇÉÎÑÖÛÝ'

const accent = (text: string): string =>
  text.replaceAll(/[aceinouy]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)
