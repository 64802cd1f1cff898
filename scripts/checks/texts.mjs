import { globSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { ROOT } from '../paths.mjs'

/**
 * Finds texts for people outside the word modules (words/README.md), and words that are read at the top level of a module,
 * where the server would keep the language it started with.
 */

/** Folders and files without text. The list only grows. */
export const DONE = [
  'app/root.tsx',
  'app/account',
  'app/analysis',
  'app/auth',
  'app/board',
  'app/browser',
  'app/composition',
  'app/discovery',
  'app/editorial',
  'app/exercise',
  'app/gallery',
  'app/game',
  'app/history',
  'app/home',
  'app/learn',
  'app/line',
  'app/offline',
  'app/puzzles',
  'app/review',
  'app/routes',
  'app/stage',
  'app/support',
  'app/tournament',
  'app/train',
  'app/tree',
  'app/ui',
]

/** Attributes and properties of our components whose text people read or hear. */
const SHOWN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-valuetext',
  'busyLabel',
  'caption',
  'description',
  'hint',
  'intro',
  'label',
  'legend',
  'placeholder',
  'show',
  'title',
  'verb',
])

/** Two letters in a row. The site's name and the labels of keys are not translated. */
const isText = (text) => /\p{L}{2}/u.test(text)

/**
 * True for a returned string or a value of an object that reads as text: it begins with a capital and has a second word, or ends as
 * a sentence does. Class names, paths, keys and SQL do not.
 */
const isProse = (text) =>
  /^\p{Lu}[\p{Ll}'’]* \S*\p{L}{2}/u.test(text) || /\p{L}{2} .*\p{L}{2}[.?!…]$/u.test(text)

/** The texts in one file: `[{ line, problem }]`. */
export function findTexts(code, path) {
  const found = []
  const report = (node, problem) =>
    found.push({ line: code.slice(0, node.start).split('\n').length, problem })
  const program = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  const wordNames = new Set(
    program.body
      .filter((node) => node.type === 'ImportDeclaration' && node.source.value.startsWith('#words/'))
      .flatMap((node) => node.specifiers.map(({ local }) => local.name)),
  )

  function visit(node, isInFunction) {
    if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return
    if (node.type === 'JSXText' && isText(node.value)) report(node, `text “${node.value.trim()}”`)
    if (node.type === 'JSXAttribute') checkAttribute(node)
    if (node.type === 'Property' && SHOWN.has(node.key.name)) textsOf(node.value).forEach(reportText)
    for (const value of valuesOf(node))
      textsOf(value)
        .filter((text) => isProse(stringOf(text)))
        .forEach(reportText)
    for (const child of node.children ?? [])
      if (child.type === 'JSXExpressionContainer') textsOf(child.expression).forEach(reportText)
    if (
      !isInFunction &&
      node.type === 'MemberExpression' &&
      node.object.type === 'Identifier' &&
      wordNames.has(node.object.name)
    )
      report(node, 'words read at the top level of a module')
    const isFunction = /Function/.test(node.type)
    for (const [key, child] of Object.entries(node)) {
      if (key === 'parent' || key === 'attributes') continue
      for (const each of Array.isArray(child) ? child : [child])
        if (each !== null && typeof each === 'object' && 'type' in each)
          visit(each, isInFunction || isFunction)
    }
    for (const attribute of node.attributes ?? []) visit(attribute, isInFunction || isFunction)
  }

  function checkAttribute({ name, value }) {
    if (!SHOWN.has(name.name)) return
    if (value?.type === 'Literal') reportText(value)
    if (value?.type === 'JSXExpressionContainer')
      for (const text of textsOf(value.expression)) reportText(text)
  }

  function reportText(node) {
    const text = stringOf(node)
    if (isText(text)) report(node, `text “${text.trim()}”`)
  }

  visit(program, false)
  return unique(found)
}

/** The values that functions return, objects contain, or constants hold. Lists hold names of openings, which are keys of words. */
function valuesOf(node) {
  switch (node.type) {
    case 'ReturnStatement':
      return node.argument === null ? [] : [node.argument]
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement' ? [] : [node.body]
    case 'Property':
      return [node.value]
    case 'VariableDeclarator':
      return node.init === null ? [] : [node.init]
    default:
      return []
  }
}

/** The text of a literal or a template, with a space for each expression. Empty for numbers and patterns. */
function stringOf(node) {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join(' ')
  return typeof node.value === 'string' ? node.value : ''
}

/** The values that an expression may have: the branches of a condition, not operands or arguments. */
function textsOf(node) {
  switch (node.type) {
    case 'Literal':
    case 'TemplateLiteral':
      return [node]
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)]
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : textsOf(node.left)), ...textsOf(node.right)]
    case 'ParenthesizedExpression':
      return textsOf(node.expression)
    default:
      return []
  }
}

const unique = (found) => [...new Map(found.map((each) => [`${each.line} ${each.problem}`, each])).values()]

/** `path:line: problem` for every text in the folders that have been converted. */
export function checkTexts(done = DONE) {
  const files = done.flatMap((path) =>
    globSync(/\.tsx?$/.test(path) ? path : `${path}/**/*.{ts,tsx}`, { cwd: ROOT }),
  )
  return files
    .map((file) => relative(ROOT, join(ROOT, file)).split(sep).join('/'))
    .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file))
    .flatMap((file) =>
      findTexts(readFileSync(join(ROOT, file), 'utf8'), file).map(
        ({ line, problem }) => `${file}:${line}: ${problem}`,
      ),
    )
}
