import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { ROOT } from '../paths.mjs'

/** Extracts comments and documentation as prose, for checks of accuracy and readability. */

const CODE = /\.(?:ts|tsx|mjs|css|as|c|py|yaml|sh)$/
/** Excludes texts for readers, and the specification, which we must not edit. */
const NOT_OURS = /^(?:content\/|docs\/specification\.md|package-lock\.json|LICENSE|workshop\/art\/weights\/)/

export const trackedFiles = () =>
  execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter((file) => file !== '')

/** The lines of prose of a file with their numbers: comments in code, and Markdown outside of code blocks. */
export function proseOf(file) {
  if (NOT_OURS.test(file)) return []
  if (file.endsWith('.md')) return proseOfMarkdown(file)
  return CODE.test(file) ? commentsOf(file) : []
}

const readLines = (file) => readFileSync(posix.join(ROOT, file), 'utf8').split('\n')

function commentsOf(file) {
  const isHashed = /\.(?:py|yaml|sh)$/.test(file)
  const opening = isHashed ? /(?:^|\s)#\s/ : /(?:^|\s)(?:\/\/|\/\*+|\*(?!\/))(?:\s|$)/
  return readLines(file).flatMap((line, index) => {
    const at = line.search(opening)
    return at < 0
      ? []
      : [{ number: index + 1, text: line.slice(at).replace(/^\s*(?:\/\/|\/\*+|\*|#)\s?/, '') }]
  })
}

function proseOfMarkdown(file) {
  let isCode = false
  return readLines(file).flatMap((line, index) => {
    if (line.trimStart().startsWith('```')) isCode = !isCode
    return isCode || line.startsWith('    ') ? [] : [{ number: index + 1, text: line }]
  })
}

/** A path or file name as comments write it. */
const FILE_NAME = /^(?:[\w@.$-]+\/)*[a-z][\w.-]*\.(?:ts|tsx|mjs|css|md|as|c|py)$/
/**
 * Separators between names. Placeholders (`<slug>.md`) and patterns (`*.ts`) keep their symbols, so they are not taken for
 * names.
 */
const BETWEEN = /[^\w@.$/*<>{}~-]+/

/** The files that a line of prose names. */
export const filesNamedIn = (text) =>
  text
    .replace(/https?:\S+/g, '')
    .split(BETWEEN)
    .map((word) => (word.endsWith('.') ? word.slice(0, -1) : word))
    .filter((word) => FILE_NAME.test(word))

/**
 * Returns a function that tells whether a name refers to a file: by its path from the root, relative to the file that names it,
 * or by its last part.
 */
export function makeFinder(files) {
  const known = new Set(files)
  const names = new Set(files.map((file) => posix.basename(file)))
  return (name, from) => {
    const plain = name.replace(/^\//, '')
    if (known.has(posix.normalize(plain))) return true
    if (known.has(posix.join(posix.dirname(from), plain))) return true
    if (!plain.includes('/')) return names.has(plain)
    return files.some((file) => file.endsWith(`/${plain.replace(/^(?:\.\.?\/)+/, '')}`))
  }
}

/** Wording that never reads as plain technical English, each with what to write instead. */
export const NEVER = [
  [/\bwho(?:ever|soever)\b/i, 'users who …, callers that …'],
  [/\b(?:no|some|any)body\b/i, 'name the user or the client, or leave the agent out'],
  [/\banew\b|\bonce more\b/i, 'again; re-render, retry'],
  [/\b(?:is|are|was|were) (?:told|asked for|heard)\b/i, 'receives; is requested; is notified'],
  [/^(?:Of|Whether|Whose|That which) (?![^.]*\?)/, 'start with the subject: “The …”, “True if …”'],
]
