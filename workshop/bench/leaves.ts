/**
 * Generates positions for training the net from inside searches with the shipped net: samples the positions it evaluates.
 * Half of the searches start in games between people, half in games of the engine against itself from random openings. Writes
 * the records of workshop/training/position.h without scores; `workshop/training/label` adds them.
 * `npm run bench -- leaves FILE POSITIONS SEED [GAMES.tsv]`
 */
import { readPosition } from '../../chess/line.ts'
import { closeSync, createReadStream, openSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { START_FEN } from '../../chess/fen.ts'
import { legalMoves } from '../../chess/moves.ts'
import { outcomeOf } from '../../chess/outcome.ts'
import { Position } from '../../chess/position.ts'
import { parseUci } from '../../chess/uci.ts'
import { seededRandom, type Random } from '../../engine/random.ts'
import { MAX_PLY } from '../../engine/score.ts'
import { Searcher } from '../../engine/search/search.ts'
import { judgeByNet, SHIPPED_NET } from '../../tools/bench/engine/judge-by-net.ts'
import { RECORD_BYTES, writeRecord } from './engine/training-record.ts'

export const description = 'Positions that searches ask about, as records for training the net'

const DEPTH = 5
const TABLE_BYTES = 4 << 20
/** Positions of one search are similar, so a few from many searches teach more than all from a few. */
const SHARE_KEPT = 0.06
/** Positions in which one side is far ahead teach little, so only a share of them is kept. */
const FAR_AHEAD = { centipawns: 1000, share: 0.15 } as const
const RECORDS_AT_ONCE = 32_768
const OPENING_HALF_MOVES = { least: 4, most: 12 } as const
const MOST_HALF_MOVES = 200
/** Share of random moves, so that games from one opening diverge. */
const STRAY_MOVES = 0.1
/** Searches per game between people, and the share of games used, so that different seeds use different games. */
const SEARCHES = 5
const GAMES_FOLLOWED = 0.1

export async function run(
  args: readonly string[],
): Promise<readonly { searches: number; positions: number }[]> {
  const [file, positions = '1000000', seed = '1', games] = args
  if (file === undefined) throw new Error('Which file shall the positions go to?')
  const random = seededRandom(Number(seed))
  const records = new RecordWriter(file)
  const searcher = new Searcher(TABLE_BYTES)
  const judge = judgeByNet(SHIPPED_NET)
  const sight = {
    overlooks: () => false,
    captureSteps: MAX_PLY,
    judge: (position: Position): number => {
      const worth = judge(position)
      const share = Math.abs(worth) > FAR_AHEAD.centipawns ? SHARE_KEPT * FAR_AHEAD.share : SHARE_KEPT
      if (random() < share) records.add(position)
      return worth
    },
  }
  let searches = 0
  const search = (position: Position) => {
    searches++
    return searcher.search(position, { depth: DEPTH, sight }).lines[0]
  }
  const lines = games === undefined ? undefined : linesOf(games)
  while (records.count < Number(positions)) {
    playGame(search, random)
    if (lines === undefined) continue
    // Add the same number from people's games.
    for (const goal = records.count + (searches === 0 ? 0 : 8000); records.count < goal;) {
      const line = await lines.next()
      if (line.done) throw new Error('There are not enough games')
      if (random() >= GAMES_FOLLOWED) continue
      followGame(line.value, search, random)
    }
  }
  records.close()
  return [{ searches, positions: records.count }]
}

type Search = (
  position: Position,
) => { readonly moves: readonly Parameters<Position['make']>[0][] } | undefined

function playGame(search: Search, random: Random): void {
  const start = readPosition({ start: START_FEN, moves: [] })
  if (!start.ok) throw new Error(start.error)
  const position = start.value
  const { least, most } = OPENING_HALF_MOVES
  const opening = least + Math.floor(random() * (most - least + 1))
  for (let ply = 0; ply < MOST_HALF_MOVES && !outcomeOf(position); ply++) {
    const moves = legalMoves(position)
    const stray = moves[Math.floor(random() * moves.length)]!
    const best = ply < opening ? undefined : search(position)
    position.make(best === undefined || random() < STRAY_MOVES ? stray : best.moves[0]!)
  }
}

function followGame(line: string, search: Search, random: Random): void {
  const moves = line.split('\t')[7]!.split(' ')
  const wanted = new Set(Array.from({ length: SEARCHES }, () => Math.floor(random() * moves.length)))
  const position = Position.start()
  for (const [ply, text] of moves.entries()) {
    if (wanted.has(ply)) search(position)
    const move = parseUci(position, text)
    if (!move.ok) throw new Error(`${text} is not legal in ${line}`)
    position.make(move.value)
  }
}

const linesOf = (file: string): AsyncIterator<string> =>
  createInterface({ input: createReadStream(file) })[Symbol.asyncIterator]()

class RecordWriter {
  count = 0
  private readonly file: number
  private readonly buffer = new Uint8Array(RECORD_BYTES * RECORDS_AT_ONCE)
  private readonly view = new DataView(this.buffer.buffer)

  constructor(path: string) {
    this.file = openSync(path, 'w')
  }

  add(position: Position): void {
    writeRecord(this.view, (this.count % RECORDS_AT_ONCE) * RECORD_BYTES, position)
    this.count++
    if (this.count % RECORDS_AT_ONCE === 0) writeSync(this.file, this.buffer)
  }

  close(): void {
    writeSync(this.file, this.buffer, 0, (this.count % RECORDS_AT_ONCE) * RECORD_BYTES)
    closeSync(this.file)
  }
}
