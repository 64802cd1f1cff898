import { openDatabase } from '#server/database/db.ts'
import { createGames, type BatchGame } from '#server/live/create-games.ts'

/**
 * Creates rounds of online games until it is killed, starting with round `FIRST_ROUND`, and prints the number of each round once
 * the database has confirmed it.
 */
const GAMES = 30
const opened = openDatabase(
  { DATA_DIR: process.env['DATA_DIR'] ?? '', DATABASE_URL: process.env['DATABASE_URL'] },
  () => {},
)
if (!opened.ok) throw new Error(`${opened.error} ${opened.detail}`)

for (let round = Number(process.env['FIRST_ROUND']); ; round++) {
  const batch = Array.from({ length: GAMES }, (_, board): BatchGame => {
    const seat = (side: string) => ({ name: `${side} ${board}`, userId: null })
    return {
      seats: { w: seat('white'), b: seat('black') },
      settings: { minutes: 5, increment: 3, untimed: false },
      origin: `tournament:${round}`,
    }
  })
  const created = await createGames(opened.value, batch, { key: `round ${round}`, atMs: round })
  if (!created.ok) throw new Error(created.error)
  process.stdout.write(`${round}\n`)
  // Lets the program notice that its test has ended.
  await new Promise((resolve) => setImmediate(resolve))
}
