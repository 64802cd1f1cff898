/**
 * How human the levels play: beside the moves of people of each band of ratings, in games that nothing was trained on.
 * For each level: how often it plays the human's move, and how often it puts a piece where it is simply taken, beside how
 * often people do.
 * `npm run bench -- human GAMES.tsv [POSITIONS A BAND]`
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { START_FEN } from '#chess/fen.ts'
import { generateCaptures, MOST_MOVES } from '#chess/moves.ts'
import { toOf } from '#chess/move-bits.ts'

import type { Uci } from '#chess/types.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import { LEVELS, type Level } from '#engine/levels.ts'
import { positionOf } from '#engine/line.ts'
import { chooseMove } from '#engine/opponent/opponent.ts'
import { isNoisy } from '#engine/search/order.ts'
import { seededRandom } from '#engine/random.ts'
import { Searcher } from '#engine/search/search.ts'
import { exchangeWins } from '#engine/search/see.ts'

export const description = 'How often the levels play what people of each rating play, and give pieces away'

const BANDS = [800, 1000, 1200, 1400, 1600, 1800, 2000, 2200]
const BAND_WIDTH = 200
const POSITIONS = 150
/** Later than the book, and before most games are decided. */
const PLIES = { from: 10, to: 70 } as const
/** What makes a move a gift: more than this is lost on the square it went to. */
const GIFT = 150
const TABLE_BYTES = 2 << 20
/** A game is held out if the first byte of its moves' hash is below this. */
const HELD_OUT = 13

interface Sample {
  readonly moves: readonly Uci[]
  readonly human: Uci
}

interface HumanFigure {
  readonly band: number
  readonly player: string
  readonly positions: number
  readonly sameMove: number
  readonly gifts: number
}

export async function run(args: readonly string[]): Promise<readonly HumanFigure[]> {
  const [file, positions = String(POSITIONS)] = args
  if (file === undefined) throw new Error('Which file holds the games?')
  const samples = await sampleGames(file, Number(positions))
  const searcher = new Searcher(TABLE_BYTES)
  const figures: HumanFigure[] = []
  for (const [band, found] of samples) {
    if (found.length === 0) continue
    const rate = (count: number): number => Math.round((1000 * count) / found.length) / 1000
    const gifts = found.filter(({ moves, human }) => isGift(moves, human)).length
    figures.push({ band, player: 'people', positions: found.length, sameMove: 1, gifts: rate(gifts) })
    for (const level of LEVELS) {
      let same = 0
      let given = 0
      for (const [seed, { moves, human }] of found.entries()) {
        const move = moveOf(searcher, moves, level, seed)
        if (move === human) same++
        if (isGift(moves, move)) given++
      }
      figures.push({ band, player: level, positions: found.length, sameMove: rate(same), gifts: rate(given) })
    }
  }
  return figures
}

function moveOf(searcher: Searcher, moves: readonly Uci[], level: Level, seed: number): Uci {
  const move = chooseMove(searcher, { start: START_FEN, moves }, level, seed)
  if (!move.ok) throw new Error(move.error)
  return makeUci(move.value)
}

/** Does the quiet move put a man where the answer on that square wins it, or most of it? */
function isGift(moves: readonly Uci[], text: Uci): boolean {
  const line = positionOf({ start: START_FEN, moves })
  if (!line.ok) throw new Error(line.detail)
  const position = line.value
  const move = parseUci(position, text)
  if (!move.ok || isNoisy(move.value)) return false
  position.make(move.value)
  const answers = new Int32Array(MOST_MOVES)
  const end = generateCaptures(position, answers, 0)
  return [...answers.subarray(0, end)].some(
    (answer) => toOf(answer) === toOf(move.value) && exchangeWins(position, answer, GIFT),
  )
}

/** One position a game and band at most, from the held-out games in the order of the file. */
async function sampleGames(file: string, wanted: number): Promise<ReadonlyMap<number, readonly Sample[]>> {
  const samples = new Map(BANDS.map((band) => [band, [] as Sample[]]))
  const random = seededRandom(17)
  const input = createReadStream(file)
  for await (const line of createInterface({ input })) {
    const fields = line.split('\t')
    const text = fields[7]!
    if (createHash('sha1').update(text).digest()[0]! >= HELD_OUT) continue
    const moves = text.split(' ')
    const last = Math.min(PLIES.to, moves.length - 1)
    if (last <= PLIES.from) continue
    const ply = PLIES.from + Math.floor(random() * (last - PLIES.from))
    const rating = Number(fields[ply % 2])
    const band = BANDS.find((band) => rating >= band && rating < band + BAND_WIDTH)
    const found = band === undefined ? undefined : samples.get(band)
    if (found === undefined || found.length >= wanted) continue
    found.push({ moves: moves.slice(0, ply), human: moves[ply]! })
    if ([...samples.values()].every(({ length }) => length >= wanted)) break
  }
  input.destroy()
  return samples
}
