import { openDatabase, type Database } from '#server/database/db.ts'
import type { Result } from '#chess/types.ts'
import { renameAccount } from '#server/accounts/moderation.ts'
import { changeDonation, listDonations, renameDonor } from '#server/donations/admin.ts'
import { closeShared } from '#server/matches/moderation.ts'
import { parseEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { parseAdminCommand, ADMIN_USAGE, type AdminCommand } from './admin/command.ts'
import { makeDonorList } from './admin/donor-list.ts'

/** The operator's commands. They use the site's database alongside the server, which need not be stopped. */

const TROUBLE = {
  ERR_NO_SUCH_DONATION: 'No donation has that id. `donors` shows them all.\n',
  ERR_NO_SUCH_ACCOUNT: 'No account has that address.\n',
  ERR_NO_SUCH_GAME: 'No shared game has that link.\n',
  ERR_NAME_REFUSED:
    'That name may not stand in public: it holds an address, a telephone number or a refused word.\n',
  ERR_SEVERAL_DONATIONS: 'Several donations begin so. Give more of the id.\n',
}

process.exitCode = await main()

async function main(): Promise<number> {
  const command = parseAdminCommand(process.argv.slice(2))
  if (command === undefined) return complain(ADMIN_USAGE, 2)
  const parsed = parseEnv(process.env)
  if (!parsed.ok) return complain(`${parsed.detail}\n`)
  const log = createLog('warn', (line) => process.stderr.write(line))
  const opened = openDatabase(parsed.value, log)
  if (!opened.ok) return complain(`The database cannot be opened (${opened.detail}).\n`)
  try {
    return await run(command, opened.value)
  } catch (error) {
    // Most likely an empty database: the server creates the tables when it starts.
    const reason = error instanceof Error ? error.message : String(error)
    return complain(`The database cannot be read (${reason}). Has the site been started?\n`)
  } finally {
    await opened.value.close()
  }
}

async function run(command: AdminCommand, database: Database): Promise<number> {
  if (command.kind === 'list') {
    process.stdout.write(makeDonorList(await listDonations(database)))
    return 0
  }
  const changed = await change(command, database)
  if (!changed.ok) return complain(TROUBLE[changed.error])
  process.stdout.write('Done. Pages follow within ten seconds.\n')
  return 0
}

async function change(
  command: Exclude<AdminCommand, { kind: 'list' }>,
  database: Database,
): Promise<Result<unknown, keyof typeof TROUBLE>> {
  switch (command.kind) {
    case 'change':
      return changeDonation(database, command.id, command.change)
    case 'rename-donor':
      return renameDonor(database, command.id, command.name)
    case 'rename-account':
      return renameAccount(database, command.email, command.name)
    case 'hide-game':
      return (await closeShared(database, command.token))
        ? { ok: true, value: undefined }
        : { ok: false, error: 'ERR_NO_SUCH_GAME' }
  }
}

function complain(text: string, code = 1): number {
  process.stderr.write(text)
  return code
}
