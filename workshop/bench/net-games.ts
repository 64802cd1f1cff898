/**
 * Games of the engine against itself with the shipped net, as training data: each quiet position with the search's score and the
 * game's result, in the records of workshop/training/position.h. Half of the games start from random openings and half from random
 * endings, and all are played out, because the net errs most with few pieces on the board.
 * `npm run bench -- net-games FILE MINUTES SEED`
 *
 * It may be killed at any moment. A game is appended in one write when it is over; a later run with the same file cuts off a torn
 * record and continues. A game depends on the seed and the number of records before it, so an interrupted run plays the same
 * games as an uninterrupted one.
 */
import { appendFileSync, closeSync, existsSync, ftruncateSync, openSync, statSync } from 'node:fs'
import { positionFromFen } from '../../chess/fen.ts'
import { legalMoves } from '../../chess/moves.ts'
import { outcomeOf } from '../../chess/outcome.ts'
import { Position } from '../../chess/position.ts'
import { mixSeed, seededRandom, type Random } from '../../engine/random.ts'
import { isNoisy } from '../../engine/search/order.ts'
import { Searcher } from '../../engine/search/search.ts'
import { judgeByNet, SHIPPED_NET } from '../../tools/bench/engine/judge-by-net.ts'
import { RECORD_BYTES, setResult, writeRecord } from './engine/training-record.ts'

export const description = 'Plays training games by the net and keeps their positions with scores and results'

/** Nodes per move. Many positions with rough scores teach more than few with accurate ones. */
const NODES = 500
const TABLE_BYTES = 4 << 20
const OPENING_HALF_MOVES = { least: 6, most: 11 } as const
const MOST_HALF_MOVES = 400
/** In centipawns: a start more uneven than this is already decided. */
const MOST_UNEVEN = { opening: 150, ending: 400 } as const
/** Share of games from a random ending. */
const ENDINGS = 0.5
/** Share of quiet positions kept: adjacent ones teach nearly the same. */
const KEPT = 0.8
/** Beyond this score in centipawns the net has little left to learn except how to convert the win. */
const FAR_AHEAD = { centipawns: 1200, kept: 0.1 } as const

export async function run(args: readonly string[]) {
  const [file, minutes = '10', seed = '1'] = args
  if (file === undefined) throw new Error('Which file are the positions written to?')
  const until = performance.now() + Number(minutes) * 60_000
  return [generate(file, Number(seed), () => performance.now() >= until)]
}

/** Appends games to the file until `isOver`, which is called after each game. */
export function generate(file: string, seed: number, isOver: (games: number) => boolean) {
  const searcher = new Searcher(TABLE_BYTES, judgeByNet(SHIPPED_NET))
  const before = wholeRecords(file)
  let records = before
  let games = 0
  for (let attempt = 0; !isOver(games); attempt++) {
    const game = playGame(searcher, seededRandom(mixSeed(seed, records, attempt)))
    if (game === undefined) continue
    appendFileSync(file, game)
    records += game.length / RECORD_BYTES
    attempt = -1
    games++
  }
  return { games, positions: records - before, inFile: records }
}

/** Whole games are appended, so only a crash during a write leaves a torn record. */
function wholeRecords(file: string): number {
  if (!existsSync(file)) return 0
  const records = Math.floor(statSync(file).size / RECORD_BYTES)
  const handle = openSync(file, 'r+')
  ftruncateSync(handle, records * RECORD_BYTES)
  closeSync(handle)
  return records
}

/** The records of one game; `undefined` if its random start was unusable. */
function playGame(searcher: Searcher, random: Random): Uint8Array | undefined {
  const isEnding = random() < ENDINGS
  const position = isEnding ? randomEnding(random) : randomOpening(random)
  if (position === undefined) return undefined
  searcher.clear()
  const bytes = new Uint8Array(MOST_HALF_MOVES * RECORD_BYTES)
  const view = new DataView(bytes.buffer)
  let end = 0
  for (let ply = 0; ; ply++) {
    const outcome = outcomeOf(position)
    if (outcome || ply === MOST_HALF_MOVES) {
      const result = outcome?.winner === 'w' ? 2 : outcome?.winner === 'b' ? 0 : 1
      for (let at = 0; at < end; at += RECORD_BYTES) setResult(view, at, result)
      return end > 0 ? bytes.slice(0, end) : undefined
    }
    const { score, moves } = searcher.search(position, { depth: 64, nodes: NODES }).lines[0]!
    if (ply === 0 && Math.abs(score) > MOST_UNEVEN[isEnding ? 'ending' : 'opening']) return undefined
    const kept = Math.abs(score) > FAR_AHEAD.centipawns ? FAR_AHEAD.kept : KEPT
    if (random() < kept && !position.isCheck() && !isNoisy(moves[0]!)) {
      writeRecord(view, end, position, position.turn === 'w' ? score : -score)
      end += RECORD_BYTES
    }
    position.make(moves[0]!)
  }
}

function randomOpening(random: Random): Position | undefined {
  const position = Position.start()
  const { least, most } = OPENING_HALF_MOVES
  for (let ply = least + Math.floor(random() * (most - least + 1)); ply > 0; ply--) {
    const moves = legalMoves(position)
    if (moves.length === 0) return undefined
    position.make(moves[Math.floor(random() * moves.length)]!)
  }
  return position
}

/** The pieces of an ending besides the kings: the same for both sides, or nearly, with up to six pawns each. */
const ENDING_PIECES = ['', 'r', 'rr', 'n', 'b', 'rn', 'rb', 'bn', 'bb', 'q', 'qr', 'rrb', 'rbn'] as const

function randomEnding(random: Random): Position | undefined {
  const draw = (count: number): number => Math.floor(random() * count)
  const pieces = ENDING_PIECES[draw(ENDING_PIECES.length)]!
  const others = random() < 0.7 ? pieces : ENDING_PIECES[draw(ENDING_PIECES.length)]!
  const pawns = draw(7)
  const men = [...`K${pieces.toUpperCase()}${'P'.repeat(pawns)}`, ...`k${others}`]
  for (let more = Math.min(6, Math.max(0, pawns + draw(3) - 1)); more > 0; more--) men.push('p')
  const board = new Array<string>(64).fill('')
  for (const man of men) {
    const isPawn = man.toLowerCase() === 'p'
    const free = board.flatMap((other, square) =>
      other === '' && (!isPawn || (square >= 8 && square < 56)) ? [square] : [],
    )
    board[free[draw(free.length)]!] = man
  }
  const rows = Array.from({ length: 8 }, (_, row) => {
    const squares = board.slice((7 - row) * 8, (8 - row) * 8)
    return squares.map((man) => man || '1').join('')
  })
  const fen = `${rows.join('/').replace(/1+/g, (run) => String(run.length))} ${random() < 0.5 ? 'w' : 'b'} - - 0 1`
  const position = positionFromFen(fen)
  return position.ok ? position.value : undefined
}
