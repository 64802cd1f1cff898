import Libsql from 'libsql'
import { constants, setPriority } from 'node:os'

/**
 * Reads every page of the embedded database at a path and prints the damage it finds. Runs as a separate process, because
 * SQLite in a thread cannot be interrupted and would delay a stop.
 */
const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('Usage: check-database PATH')
setPriority(constants.priority.PRIORITY_LOW)
const file = new Libsql(path)
file.exec('pragma query_only = on')
// Unlike `integrity_check` it does not compare indexes with their tables, which takes several times as long.
const [finding] = file.prepare('pragma quick_check(1)').pluck().all()
if (finding !== 'ok') process.stdout.write(String(finding))
file.close()
