/**
 * Logs one JSON object a line to standard error, since standard output has only the ready line. Redaction happens here, so that
 * no caller can log personal data or secrets.
 */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

type Write = (level: Exclude<LogLevel, 'silent'>, message: string, fields?: Record<string, unknown>) => void
export type Log = Write

const SECRET_NAME = /cookie|authori[sz]ation|passw|secret|token|e-?mail|api-?key|signature/i
/** A word that may be an email address. A pattern that searches for the `@` takes quadratic time on a long word without one. */
const WORD = /[^\s"'<>()=:;,/?&]+/g
const URL_CREDENTIALS = /\/\/[^\s/@]+@/g
// JSON itself escapes C0 controls. DEL and the C1 controls also move a terminal's cursor; the last two characters end a line in
// some viewers.
const UNSAFE = /[\u007f-\u009f\u2028\u2029]/g
const MAX_DEPTH = 6
const MAX_TEXT = 8_000

export function createLog(level: LogLevel, write: (line: string) => void, now = () => new Date()): Log {
  const threshold = LOG_LEVELS.indexOf(level)
  return (lineLevel, message, fields) => {
    if (LOG_LEVELS.indexOf(lineLevel) < threshold) return
    write(makeLogLine({ time: now().toISOString(), level: lineLevel, message, ...fields }))
  }
}

function makeLogLine(fields: Record<string, unknown>): string {
  return `${JSON.stringify(redact(fields, 0)).replace(UNSAFE, escapeCharacter)}\n`
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return '[deep]'
  if (value instanceof Error) return redactError(value, depth)
  if (value instanceof Date) return value.toJSON()
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      SECRET_NAME.test(name) ? '[redacted]' : redact(item, depth + 1),
    ]),
  )
}

function redactText(text: string): string {
  const cut = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}[cut]` : text
  return cut
    .replace(URL_CREDENTIALS, '//[redacted]@')
    .replace(WORD, (word) => (isAddress(word) ? '[email]' : word))
}

/** Matches something, `@`, and a dot further on. */
function isAddress(word: string): boolean {
  const at = word.indexOf('@', 1)
  return at > 0 && word.includes('.', at)
}

function redactError(error: Error, depth: number): Record<string, unknown> {
  // Only these fields: database errors carry the query's parameters in others.
  return {
    name: error.name,
    message: redactText(error.message),
    ...('code' in error && { code: redact(error.code, depth + 1) }),
    ...(error.stack !== undefined && { stack: redactText(error.stack) }),
    ...(error.cause !== undefined && { cause: redact(error.cause, depth + 1) }),
  }
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
