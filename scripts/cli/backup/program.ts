import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from '#server/env.ts'
import type { RowCounts } from './inspect-copy.ts'

type Answer = { ok: true; lines: readonly string[] } | { ok: false; lines: readonly string[] }
type Environment = Record<string, string | undefined>

/** The common part of both programs: takes a file name, reads the settings and prints the result. */
interface Program {
  readonly usage: string
  /** Advice if the data is on a PostgreSQL server. */
  readonly onPostgres: readonly string[]
  run(file: string, folder: string): Promise<Answer>
}

export async function runProgram(
  program: Program,
  args: readonly string[],
  environment: Environment,
): Promise<number> {
  const [file, ...more] = args
  if (file === undefined || file === '' || file.startsWith('-') || more.length > 0)
    return fail([program.usage], 2)
  if (environment['DATABASE_URL']) return fail(program.onPostgres)
  const parsed = parseEnv(environment)
  if (!parsed.ok) return fail([parsed.detail ?? ''])
  // npm runs programs in the project's folder and remembers from which one it was called.
  const from = environment['INIT_CWD'] ?? process.cwd()
  const answer = await program.run(resolve(from, file), resolve(parsed.value.DATA_DIR))
  if (!answer.ok) return fail(answer.lines)
  for (const line of answer.lines) process.stdout.write(`${line}\n`)
  return 0
}

function fail(lines: readonly string[], code = 1): number {
  for (const line of lines) process.stderr.write(`${line}\n`)
  return code
}

export function describeRows(rows: RowCounts): string {
  const sum = [...rows.values()].reduce((total, count) => total + count, 0)
  return `${sum.toLocaleString('en-GB')} rows in ${rows.size} tables`
}

/** The secret that signs sessions is stored beside the database; a backup that contained it could open anyone's session. */
export function secretLines(folder: string, words: (path: string) => string): string[] {
  const path = join(folder, 'auth-secret')
  return existsSync(path) ? [words(path)] : []
}
