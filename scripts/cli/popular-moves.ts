import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createMoveCounter } from './popular-moves/count-moves.ts'

/**
 * `npm run popular-moves -- games.tsv.xz` writes content/openings/popular.txt. The games are 298,698 rated games of people from
 * the Lichess open database (CC0), eight fields a line with the moves last; the file is too large for the repository, so its
 * checksum is here.
 */
const SHA256 = 'e0eab96e7881d435449c815085bdc42a19d65aec2ba85a9e5bec674253533029'

// Relative to build/cli, which contains the bundle of this file.
const folder = fileURLToPath(new URL('../../content/openings', import.meta.url))

const [games] = process.argv.slice(2)
if (games === undefined) {
  process.stderr.write('Usage: npm run popular-moves -- games.tsv.xz\n')
  process.exitCode = 2
} else await writePopularMoves(resolve(process.env['INIT_CWD'] ?? process.cwd(), games))

async function writePopularMoves(file: string) {
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (sum !== SHA256) process.stderr.write(`Other games than those of the committed file: ${sum}\n`)
  const counter = createMoveCounter(tableRows())
  const unpacking = spawn('xz', ['-dc', file], { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: unpacking.stdout })) {
    const [white, black, , , , , , moves] = line.split('\t')
    if (moves !== undefined) counter.add(moves.split(' '), (Number(white) + Number(black)) / 2)
  }
  writeFileSync(join(folder, 'popular.txt'), counter.makeText())
}

function tableRows(): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').slice(1))
    .filter((row) => row !== '')
}
