import { LineCounter, parseDocument as parseYaml } from 'yaml'
import type { z } from 'zod'

/** A text file of the content folder. `file` appears in error messages, so it is the path that a writer would open. */
export interface Source {
  readonly file: string
  readonly text: string
}

/** A Markdown text with typed front matter. `bodyLine` is the file's line on which the body begins. */
export interface Document<T> {
  readonly file: string
  readonly data: T
  readonly body: string
  readonly bodyLine: number
}

/** Something a writer has to fix. Any fault stops the build. */
export interface Fault {
  readonly file: string
  readonly line: number
  readonly message: string
}

export class ContentError extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'))
    this.name = 'ContentError'
    this.faults = faults
  }
}

const FENCE = '---'

/** Reads the front matter between two `---` lines by `schema`. Throws a ContentError with every fault found in the file. */
export function parseDocument<Schema extends z.ZodType>(
  { file, text }: Source,
  schema: Schema,
): Document<z.infer<Schema>> {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end === -1) {
    throw new ContentError([{ file, line: 1, message: `front matter must stand between two ${FENCE} lines` }])
  }

  // The first line of the file is the fence, so the YAML begins on the second.
  const data = parseData({ file, text: lines.slice(1, end).join('\n') }, schema, 2)
  const body = lines.slice(end + 1).join('\n')
  return { file, data, body, bodyLine: end + 2 }
}

/**
 * Reads data by `schema` from YAML, or from JSON, which is a subset of YAML. `firstLine` is the line of the file on which the
 * text begins. Throws a ContentError with every fault found.
 */
export function parseData<Schema extends z.ZodType>(
  { file, text }: Source,
  schema: Schema,
  firstLine = 1,
): z.infer<Schema> {
  const json = file.endsWith('.json') ? schema.safeParse(readJson(text)) : undefined
  if (json?.success) return json.data

  const counter = new LineCounter()
  const yaml = parseYaml(text, { lineCounter: counter })
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1
  if (yaml.errors.length > 0) {
    throw new ContentError(
      yaml.errors.map(({ pos, message }) => ({ file, line: lineAt(pos[0]), message: firstLineOf(message) })),
    )
  }

  const parsed = schema.safeParse(yaml.toJS())
  if (parsed.success) return parsed.data
  throw new ContentError(
    parsed.error.issues.map(({ path, message }) => {
      const node: unknown = yaml.getIn(path, true)
      return {
        file,
        line: hasRange(node) ? lineAt(node.range[0]) : firstLine,
        message: path.length === 0 ? message : `${path.join('.')}: ${message}`,
      }
    }),
  )
}

/** Much faster than parsing YAML, which is only parsed to find the line of a fault. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const hasRange = (node: unknown): node is { range: [number, number, number] } =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)

const firstLineOf = (text: string): string => text.split('\n', 1)[0] ?? text
