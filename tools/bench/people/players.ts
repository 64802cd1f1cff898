import { START_FEN } from '#chess/fen.ts'
import { legalMoves } from '#chess/moves.ts'
import type { Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { LEVELS } from '#engine/levels.ts'
import { readPosition } from '#chess/line.ts'
import { imitationChances } from '#engine/opponent/imitation.ts'
import { DIAL_POINTS, type Imitation } from '#engine/opponent/manners.ts'
import { chooseMove } from '#engine/opponent/opponent.ts'
import { Searcher } from '#engine/search/search.ts'
import { placeOnDial, type Skill, type Strength } from '#engine/strength.ts'
import { words } from '#words/game'
import type { Sample } from '../engine/human-games.ts'
import { openPolicy } from '../engine/open-policy.ts'
import { skillLevel } from '../engine/programs.ts'
import { UciProcess } from '../engine/uci-process.ts'

export interface Answer {
  /** The player's probability of each move. */
  readonly shares: ReadonlyMap<Uci, number>
  /** The number of answers from which the shares were counted; absent if they are exact. */
  readonly answers?: number
}

export interface PeoplePlayer {
  readonly name: string
  /** The name under which bands are combined; defaults to `name`. */
  readonly group?: string
  readonly answer: (sample: Sample, index: number) => Promise<Answer>
  readonly quit?: () => Promise<void>
}

/** How many times a player that chooses by chance answers each position. */
const ANSWERS = 5
const TABLE_BYTES = 2 << 20
const POLICY = openPolicy()
/** Stockfish's Skill Levels that are nearest to the bands from 1300 on. */
const STOCKFISH_SKILLS = [0, 2, 4]

const PLAYERS = {
  policy: async (_band: number) => [policyPlayer()],
  dial: async (band: number) => [{ ...dialAt(band + 100), group: 'the dial' }],
  levels: async (_band: number) => LEVELS.map(ours),
  stockfish: async (_band: number) =>
    (await Promise.all(STOCKFISH_SKILLS.map(stockfishAt))).flatMap((each) => each ?? []),
} as const
export const PLAYER_NAMES = Object.keys(PLAYERS) as readonly (keyof typeof PLAYERS)[]
export const isPlayerName = (name: string): name is keyof typeof PLAYERS => name in PLAYERS

export const openPlayers = async (
  names: readonly (keyof typeof PLAYERS)[],
  band: number,
): Promise<readonly PeoplePlayer[]> => (await Promise.all(names.map((name) => PLAYERS[name](band)))).flat()

/** Plays the person's own move of each sample. */
export const PEOPLE: PeoplePlayer = {
  name: 'people',
  answer: async ({ human }) => ({ shares: new Map([[human, 1]]) }),
}

function policyPlayer(): PeoplePlayer {
  return {
    name: 'policy net',
    answer: async ({ moves, ratings, timeClass }) => {
      const position = positionAfter(moves)
      const legal = legalMoves(position)
      const chances = POLICY.chances(position, legal, { ...ratings, timeClass })
      return { shares: new Map(legal.map((move, index) => [makeUci(move), chances[index]!])) }
    },
  }
}

/** If the dial imitates people, its probabilities are known; elsewhere it answers several times. */
function dialAt(strength: Strength): PeoplePlayer {
  const { index, share } = placeOnDial(strength)
  const parts = [
    { manner: DIAL_POINTS[index]!, weight: 1 - share },
    ...(share > 0 ? [{ manner: DIAL_POINTS[index + 1]!, weight: share }] : []),
  ]
  const imitations = parts.flatMap(({ manner, weight }) =>
    'imitates' in manner ? [{ imitation: manner.imitates, weight }] : [],
  )
  if (imitations.length < parts.length) return ours(strength)
  return { ...imitationPlayer(imitations), name: words.playerName.skill(strength) }
}

/** A mixture of imitations, by their probabilities. */
function imitationPlayer(
  parts: readonly { readonly imitation: Imitation; readonly weight: number }[],
): PeoplePlayer {
  const searcher = new Searcher(TABLE_BYTES)
  return {
    name: 'imitation',
    answer: async ({ moves }) => {
      const position = positionAfter(moves)
      const legal = legalMoves(position)
      const shares = new Map<Uci, number>()
      for (const { imitation, weight } of parts) {
        searcher.clear()
        const chances = imitationChances(searcher, POLICY, position, legal, imitation)
        for (const [at, move] of legal.entries())
          shares.set(makeUci(move), (shares.get(makeUci(move)) ?? 0) + weight * chances[at]!)
      }
      return { shares }
    },
  }
}

function ours(skill: Skill): PeoplePlayer {
  const searcher = new Searcher(TABLE_BYTES)
  return byAsking(words.playerName.skill(skill), async (moves, seed) => {
    const move = chooseMove(searcher, { start: START_FEN, moves }, skill, seed, { policy: POLICY })
    if (!move.ok) throw new Error(move.error)
    return makeUci(move.value)
  })
}

/** `undefined` if Stockfish is not installed. */
async function stockfishAt(skill: number): Promise<PeoplePlayer | undefined> {
  const program = skillLevel(skill)
  if (program === undefined) return undefined
  const process = await UciProcess.start(program)
  const player = byAsking(
    program.name,
    async (moves) => (await process.go(START_FEN, moves, program.limits)).move,
  )
  return { ...player, quit: () => process.quit() }
}

function byAsking(name: string, play: (moves: readonly Uci[], seed: number) => Promise<Uci>): PeoplePlayer {
  return {
    name,
    answer: async ({ moves }, index) => {
      const shares = new Map<Uci, number>()
      for (let turn = 0; turn < ANSWERS; turn++) {
        const move = await play(moves, index * ANSWERS + turn)
        shares.set(move, (shares.get(move) ?? 0) + 1 / ANSWERS)
      }
      return { shares, answers: ANSWERS }
    },
  }
}

export function positionAfter(moves: readonly Uci[]) {
  const line = readPosition({ start: START_FEN, moves })
  if (!line.ok) throw new Error(line.detail)
  return line.value
}
