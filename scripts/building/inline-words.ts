import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'
import type { Plugin } from 'vite'

const WORDS = fileURLToPath(new URL('../../words', import.meta.url))
const SOURCE = /\.tsx?(?:\?|$)/
/**
 * One member of a word module: `words/account/en~deleteCard.typeToConfirm.ts`. Vite recognises the language by the end of the
 * name.
 */
const PART = /^(.+)~([\w.]+)\.ts$/

/**
 * Inlines words where they are used, so that moving a text into a word module adds nothing to the client: `words.card.title`
 * becomes its text, and a function or table becomes an import of that member alone. Without this, message keys would cost each
 * page 0.8 kB, and each page would load the words of all others that share the module.
 */
export function inlineWords(language = 'en'): Plugin {
  const files = new Map<string, WordFile>()
  const fileOf = (path: string) => {
    const file = files.get(path) ?? readWords(readFileSync(path, 'utf8'))
    files.set(path, file)
    return file
  }
  return {
    name: 'inline-words',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!SOURCE.test(id) || PART.test(id) || !code.includes("'#words/")) return undefined
      return inlineInto(code, (feature) => {
        const path = `${WORDS}/${feature}/${language}.ts`
        return { path, file: fileOf(path) }
      })
    },
    resolveId: (id) => (PART.test(id) ? id : undefined),
    load(id) {
      const [, path, keys] = PART.exec(id) ?? []
      if (path === undefined || keys === undefined) return undefined
      return { code: makePart(fileOf(`${path}.ts`), keys.split('.')), moduleType: 'ts' }
    },
  }
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
type Any = Node & Record<string, unknown>

interface WordFile {
  readonly source: string
  /** The file without the declaration of `words`: imports, and helpers that several messages share. */
  readonly rest: string
  readonly words: Any
}

function readWords(source: string): WordFile {
  const program = parseAst(source, { lang: 'ts' }) as unknown as { body: Any[] }
  for (const statement of program.body) {
    const [declared] = ((statement['declaration'] as Any | null)?.['declarations'] ?? []) as Any[]
    if ((declared?.['id'] as Any | undefined)?.['name'] !== 'words') continue
    const rest = source.slice(0, statement.start) + source.slice(statement.end)
    return { source, rest, words: declared!['init'] as Any }
  }
  throw new Error('A word module does not export `words`')
}

/**
 * The member at the end of the path, or the last one on it that is not an object literal, and the number of keys that lead to
 * it.
 */
function findMember(words: Any, keys: readonly string[]): { readonly node: Any; readonly depth: number } {
  let node = words
  let depth = 0
  while (depth < keys.length && node.type === 'ObjectExpression') {
    const members = node['properties'] as Any[]
    const member = members.find((each) => keyOf(each) === keys[depth])
    if (member === undefined) throw new Error(`There are no words at ${keys.join('.')}`)
    node = member['value'] as Any
    depth++
  }
  return { node, depth }
}

const keyOf = (property: Any): unknown => {
  const key = property['key'] as Any | undefined
  return key?.['name'] ?? key?.['value']
}

const isText = (node: Any): boolean =>
  (node.type === 'Literal' && typeof node['value'] === 'string') ||
  (node.type === 'BinaryExpression' && isText(node['left'] as Any) && isText(node['right'] as Any))

const makePart = (file: WordFile, keys: readonly string[]): string => {
  const { node } = findMember(file.words, keys)
  return `${file.rest}\nexport const part = ${file.source.slice(node.start, node.end)}\n`
}

/** Not `#words/addresses.ts`, which is code. */
const FEATURE = /^#words\/[^.]+$/

type OpenWords = (feature: string) => { readonly path: string; readonly file: WordFile }

function inlineInto(code: string, open: OpenWords): string {
  const program = parseAst(code, { lang: 'tsx' }) as unknown as { body: Any[] }
  const opened = new Map<string, ReturnType<OpenWords>>()
  for (const statement of program.body) {
    const from = (statement['source'] as Any | null | undefined)?.['value']
    if (statement.type !== 'ImportDeclaration' || typeof from !== 'string' || !FEATURE.test(from)) continue
    for (const specifier of statement['specifiers'] as Any[])
      opened.set((specifier['local'] as Any)['name'] as string, open(from.slice('#words/'.length)))
  }
  const edits: { start: number; end: number; text: string }[] = []
  const parts = new Map<string, string>()

  function visit(node: Any): void {
    const chain = chainOf(node)
    const words = chain && opened.get(chain.root)
    if (chain === undefined || words === undefined) return forEachChild(node, visit)
    const { node: member, depth } = findMember(words.file.words, chain.keys)
    const used = chain.members[depth - 1]!
    if (isText(member)) {
      const text = words.file.source.slice(member.start, member.end)
      return void edits.push({ ...placeOf(used), text: member.type === 'Literal' ? text : `(${text})` })
    }
    const id = `${words.path.slice(0, -'.ts'.length)}~${chain.keys.slice(0, depth).join('.')}.ts`
    const name = parts.get(id) ?? `words_${parts.size}`
    parts.set(id, name)
    edits.push({ ...placeOf(used), text: name })
  }
  program.body.forEach(visit)

  let inlined = code
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
    inlined = inlined.slice(0, start) + text + inlined.slice(end)
  const imports = [...parts].map(([id, name]) => `;import { part as ${name} } from ${JSON.stringify(id)}`)
  return inlined + imports.join('')
}

const placeOf = ({ start, end }: Node) => ({ start, end })

/** `words.card.title` split into its root, its keys, and the expression at each key. */
function chainOf(node: Any): { root: string; keys: string[]; members: Any[] } | undefined {
  const members: Any[] = []
  let at = node
  while (at.type === 'MemberExpression' && at['computed'] !== true) {
    members.unshift(at)
    at = at['object'] as Any
  }
  if (members.length === 0 || at.type !== 'Identifier') return undefined
  const keys = members.map((member) => (member['property'] as Any)['name'] as string)
  return { root: at['name'] as string, keys, members }
}

function forEachChild(node: Any, visit: (child: Any) => void): void {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Any)
  }
}
