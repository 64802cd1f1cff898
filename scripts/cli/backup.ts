import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#server/database/db.ts'
import { describeRows, runProgram, secretLines } from './backup/program.ts'
import { writeBackup } from './backup/write-backup.ts'

process.exitCode = await runProgram(
  {
    usage: 'Usage: npm run backup -- FILE',
    onPostgres: [
      'DATABASE_URL names a PostgreSQL server, which has its own way to make backups:',
      'pg_dump --format=custom --file=FILE "$DATABASE_URL"',
    ],
    run: backUp,
  },
  process.argv.slice(2),
  process.env,
)

async function backUp(file: string, folder: string) {
  // Opening the database would create one.
  if (!existsSync(join(folder, 'site.db')))
    return { ok: false, lines: [`DATA_DIR ${folder} holds no database yet`] } as const
  const opened = openDatabase({ DATA_DIR: folder }, () => {})
  if (!opened.ok)
    return { ok: false, lines: [`DATA_DIR ${folder} cannot be read (${opened.detail})`] } as const
  const written = await writeBackup(opened.value, file)
  await opened.value.close()
  if (!written.ok) return { ok: false, lines: [written.message] } as const
  const kilobytes = Math.ceil(statSync(file).size / 1024).toLocaleString('en-GB')
  return {
    ok: true,
    lines: [
      `${file}: ${describeRows(written.rows)}, ${kilobytes} kB, read back and whole`,
      ...secretLines(
        folder,
        (path) =>
          `Keep a copy of ${path} too, in another place: without it everybody has to sign in anew, and codes of authenticator apps no longer work`,
      ),
    ],
  } as const
}
