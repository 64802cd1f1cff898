/**
 * How human the computer plays: beside the moves of people of each band of ratings, in games that nothing was trained on.
 * Each opponent is asked several times, since it plays by chance: what it plays most is its first choice, and what it plays
 * at all has its likelihood. Beside that, how often each kind of loss happens, to people and to it.
 * `npm run bench -- human GAMES.tsv [POSITIONS A BAND]`
 */
import { readPosition } from '#chess/line.ts'
import { START_FEN } from '#chess/fen.ts'
import { generateCaptures, legalMoves, MOST_MOVES } from '#chess/moves.ts'
import { toOf } from '#chess/move-bits.ts'
import type { Position } from '#chess/position.ts'
import type { Uci } from '#chess/types.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import { LEVELS } from '#engine/levels.ts'
import { chooseMove } from '#engine/opponent/opponent.ts'
import { isNoisy } from '#engine/search/order.ts'
import { Searcher } from '#engine/search/search.ts'
import { exchangeWins } from '#engine/search/see.ts'
import { skillName, type Skill } from '#engine/strength.ts'
import { sampleGames, type Sample } from './engine/human-games.ts'
import { skillLevel } from './engine/programs.ts'
import { UciProcess } from './engine/uci-process.ts'

export const description = 'How often the computer plays what people of each rating play, and errs as they do'

const BANDS = [800, 1000, 1200, 1400, 1600, 1800, 2000, 2200]
const POSITIONS = 100
/** How often each is asked for the same position. */
const ASKED = 5
/** Every move might be played: each counts as having been played so often besides. */
const MAYBE = 0.1
/** What is lost, or could be won, on one square counts from here. */
const LOSS = 150
const TABLE_BYTES = 2 << 20
/** Stockfish's Skill Levels that come nearest to the bands from 1300 on. */
const STOCKFISH_SKILLS = [0, 2, 4]

interface Asked {
  readonly name: string
  readonly play: (moves: readonly Uci[], seed: number) => Promise<Uci>
}

const KINDS = ['gift', 'badTrade', 'leftHanging', 'overlookedCapture'] as const
type Kind = (typeof KINDS)[number]

interface HumanFigure extends Readonly<Record<Kind, number>> {
  readonly band: number
  readonly player: string
  readonly positions: number
  /** Its first choice, or one of its first three, is the human's move. */
  readonly top1: number
  readonly top3: number
  /** How surprising the human's move is to it, in bits. */
  readonly bits: number
}

export async function run(args: readonly string[]): Promise<readonly HumanFigure[]> {
  const [file, positions = String(POSITIONS)] = args
  if (file === undefined) throw new Error('Which file holds the games?')
  const samples = await sampleGames(file, { bands: BANDS, wanted: Number(positions), heldOut: true })
  const searcher = new Searcher(TABLE_BYTES)
  const levels = LEVELS.map((level) => ours(searcher, level))
  const skills = await Promise.all(STOCKFISH_SKILLS.map(stockfishAt))
  const figures: HumanFigure[] = []
  for (const [band, found] of samples) {
    const people: Asked = { name: 'people', play: async () => '' }
    figures.push(
      figureOf(
        band,
        people,
        found,
        found.map(({ human }) => [human]),
      ),
    )
    for (const player of [
      ours(searcher, band + 100 - ((band + 100) % 50)),
      ...levels,
      ...skills.flatMap((each) => each ?? []),
    ]) {
      const played: Uci[][] = []
      for (const [index, { moves }] of found.entries()) {
        const own: Uci[] = []
        for (let again = 0; again < ASKED; again++) own.push(await player.play(moves, index * ASKED + again))
        played.push(own)
      }
      figures.push(figureOf(band, player, found, played))
      console.log(JSON.stringify(figures.at(-1)))
    }
  }
  for (const each of skills) await each?.quit()
  return figures
}

const ours = (searcher: Searcher, skill: Skill): Asked => ({
  name: skillName(skill),
  play: async (moves, seed) => {
    const move = chooseMove(searcher, { start: START_FEN, moves }, skill, seed)
    if (!move.ok) throw new Error(move.error)
    return makeUci(move.value)
  },
})

/** `undefined` where Stockfish is not installed. */
async function stockfishAt(skill: number): Promise<(Asked & { quit: () => Promise<void> }) | undefined> {
  const program = skillLevel(skill)
  if (program === undefined) return undefined
  const process = await UciProcess.start(program)
  return {
    name: program.name,
    play: async (moves) => (await process.go(START_FEN, moves, program.limits)).move,
    quit: () => process.quit(),
  }
}

function figureOf(
  band: number,
  { name }: Asked,
  samples: readonly Sample[],
  played: readonly (readonly Uci[])[],
): HumanFigure {
  let [first, third, bits] = [0, 0, 0]
  const kinds = { gift: 0, badTrade: 0, leftHanging: 0, overlookedCapture: 0 }
  for (const [index, { moves, human }] of samples.entries()) {
    const position = positionAfter(moves)
    const own = played[index]!
    const times = (move: Uci) => own.filter((each) => each === move).length
    const choices = [...new Set(own)].toSorted((a, b) => times(b) - times(a))
    if (choices[0] === human) first++
    if (choices.slice(0, 3).includes(human)) third++
    const legal = legalMoves(position).length
    bits -= Math.log2((times(human) + MAYBE) / (own.length + MAYBE * legal))
    for (const move of own) for (const kind of kindsOf(position, move)) kinds[kind] += 1 / own.length
  }
  const rate = (count: number): number => Math.round((1000 * count) / samples.length) / 1000
  return {
    band,
    player: name,
    positions: samples.length,
    top1: rate(first),
    top3: rate(third),
    bits: rate(bits),
    gift: rate(kinds.gift),
    badTrade: rate(kinds.badTrade),
    leftHanging: rate(kinds.leftHanging),
    overlookedCapture: rate(kinds.overlookedCapture),
  }
}

function positionAfter(moves: readonly Uci[]): Position {
  const line = readPosition({ start: START_FEN, moves })
  if (!line.ok) throw new Error(line.detail)
  return line.value
}

/** Which kinds of loss the move is, by exchanges on one square alone: nothing deeper is looked at. */
function kindsOf(position: Position, text: Uci): readonly Kind[] {
  const found: Kind[] = []
  const parsed = parseUci(position, text)
  if (!parsed.ok) return found
  const move = parsed.value
  if (!exchangeWins(position, move, LOSS) && winningCaptures(position).length > 0)
    found.push('overlookedCapture')
  const noisy = isNoisy(move)
  if (noisy && !exchangeWins(position, move, -LOSS)) found.push('badTrade')
  position.make(move)
  const answers = winningCaptures(position)
  position.unmake()
  if (!noisy && answers.some((answer) => toOf(answer) === toOf(move))) found.push('gift')
  if (answers.some((answer) => toOf(answer) !== toOf(move))) found.push('leftHanging')
  return found
}

function winningCaptures(position: Position): readonly number[] {
  const captures = new Int32Array(MOST_MOVES)
  const count = generateCaptures(position, captures, 0)
  return [...captures.subarray(0, count)].filter((capture) => exchangeWins(position, capture, LOSS))
}
