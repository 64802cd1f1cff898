import Libsql from 'libsql'
import { constants, setPriority } from 'node:os'

/**
 * Reads every page of the embedded database, given by its path, and prints what is damaged. A process of its own, so that it
 * can be killed at any point: SQLite in a thread cannot be interrupted from outside, and a stop would wait for it.
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
