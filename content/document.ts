import { LineCounter, parseDocument as parseYaml } from 'yaml'
import type { z } from 'zod'

/** A text file of the content folder; `file` is named in complaints, so it is the path a writer would open. */
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

/** Something a writer has to mend. It stops the build: content with a fault is not published. */
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

  const counter = new LineCounter()
  const yaml = parseYaml(lines.slice(1, end).join('\n'), { lineCounter: counter })
  // The first line of the file is the fence, so line n of the YAML is line n + 1 of the file.
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1
  if (yaml.errors.length > 0) {
    throw new ContentError(
      yaml.errors.map(({ pos, message }) => ({ file, line: lineAt(pos[0]), message: firstLine(message) })),
    )
  }

  const parsed = schema.safeParse(yaml.toJS())
  if (!parsed.success) {
    throw new ContentError(
      parsed.error.issues.map(({ path, message }) => {
        const node: unknown = yaml.getIn(path, true)
        const range = hasRange(node) ? node.range : undefined
        return {
          file,
          line: range ? lineAt(range[0]) : 2,
          message: `${path.join('.') || 'front matter'}: ${message}`,
        }
      }),
    )
  }
  const body = lines.slice(end + 1).join('\n')
  return { file, data: parsed.data, body, bodyLine: end + 2 }
}

const hasRange = (node: unknown): node is { range: [number, number, number] } =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? text
