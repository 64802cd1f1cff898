import { describeRows, runProgram } from './backup/program.ts'
import { restoreBackup } from './backup/restore-backup.ts'

process.exitCode = await runProgram(
  {
    usage: 'Usage: npm run restore -- FILE',
    onPostgres: [
      'DATABASE_URL names a PostgreSQL server, which has its own way to restore backups:',
      'pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE',
    ],
    async run(file, folder) {
      const restored = await restoreBackup({ file, folder, now: new Date() })
      if (!restored.ok) return { ok: false, lines: [restored.message] }
      const kept =
        restored.keptIn === undefined ? [] : [`What was there before is kept in ${restored.keptIn}`]
      return { ok: true, lines: [`Restored ${describeRows(restored.rows)} from ${file}`, ...kept] }
    },
  },
  process.argv.slice(2),
  process.env,
)
