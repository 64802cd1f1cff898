/**
 * Measures the personalities of the levels. Each level plays itself without its temper, from the starting position: that is the
 * difference in strength. In each position of these games both choose a move by the same chance: that is what the temper changes.
 * All intervals are of 95 %.
 * `npm run bench -- personalities [GAMES A LEVEL] [LEVELS]`, levels such as `beginner,advanced`, by default all with a temper.
 */
import { START_FEN } from '../../chess/fen.ts'
import { readPosition } from '../../chess/line.ts'
import { legalMoves } from '../../chess/moves.ts'
import type { Fen, Uci } from '../../chess/types.ts'
import { parseUci } from '../../chess/uci.ts'
import { LEVELS, type Level } from '../../engine/levels.ts'
import { MANNER_OF_LEVEL, type SearchingManner } from '../../engine/opponent/manners.ts'
import { traitOf, TRAITS, type Trait } from '../../engine/opponent/temper.ts'
import type { PolicyNet } from '../../engine/policy/policy-net.ts'
import { ENGINE_VERSION } from '../../engine/version.ts'
import { eloFromPairs } from '../../tools/bench/engine/elo.ts'
import { mannerPlayer } from '../../tools/bench/engine/manner-player.ts'
import { playMatch, type Player } from '../../tools/bench/engine/match.ts'
import { openPolicy } from '../../tools/bench/engine/open-policy.ts'

export const description =
  'What the personalities of the levels change in their play, and that it is not the strength'

const GAMES = '200'
/** Later moves are not compared: technique leaves little choice. */
const LAST_MOVE = 30

/** Sums over the positions of a game in which the moves differ in a trait. */
interface Sums {
  positions: number
  tempered: number
  plain: number
}
type GameSums = Readonly<Record<Trait, Sums>>

export async function run(args: readonly string[]): Promise<readonly object[]> {
  const [games = GAMES, wanted = LEVELS.join()] = args
  const levels = LEVELS.filter((level) => wanted.split(',').includes(level) && MANNER_OF_LEVEL[level].temper)
  const policy = openPolicy()
  const rows: object[] = []
  for (const level of levels) {
    rows.push(...(await measureLevel(level, Number(games), policy)))
    console.table(rows)
  }
  return rows
}

async function measureLevel(level: Level, games: number, policy: PolicyNet): Promise<readonly object[]> {
  const { temper = {}, ...plain } = MANNER_OF_LEVEL[level]
  const sums: GameSums[] = []
  const manners = { tempered: { ...plain, temper }, plain }
  const players = (['tempered', 'plain'] as const).map((own, at) =>
    comparingPlayer(manners, own, policy, 1 + 500_009 * at, sums),
  )
  const { pairs, faults } = await playMatch(players[0]!, players[1]!, games, [START_FEN])
  const { elo, low, high } = eloFromPairs(pairs)
  const base = { engine: ENGINE_VERSION, level, games, faults }
  const changed = TRAITS.map((trait) => ({ ...base, trait, ...compare(sums.map((game) => game[trait])) }))
  return [
    { ...base, trait: 'Elo', without: 0, with: Math.round(elo), from: Math.round(low), to: Math.round(high) },
    ...changed,
  ]
}

/** Plays in one manner, and asks the other one in the same position with the same seed. */
function comparingPlayer(
  manners: Readonly<Record<'tempered' | 'plain', SearchingManner>>,
  own: 'tempered' | 'plain',
  policy: PolicyNet,
  seed: number,
  sums: GameSums[],
): Player {
  const seats = (name: 'tempered' | 'plain') =>
    mannerPlayer({ name, manner: manners[name], policy, seed }).within!()
  return {
    ...mannerPlayer({ name: own, manner: manners[own], policy, seed }),
    within() {
      const both = { tempered: seats('tempered'), plain: seats('plain') }
      let game: GameSums
      return {
        async newGame() {
          game = noSums()
          sums.push(game)
          await Promise.all([both.tempered.newGame(), both.plain.newGame()])
        },
        async go(start, moves, limits) {
          if (moves.length > 2 * LAST_MOVE) return both[own].go(start, moves, limits)
          const tempered = await both.tempered.go(start, moves, limits)
          const plain = await both.plain.go(start, moves, limits)
          add(game, start, moves, tempered.move, plain.move)
          return own === 'tempered' ? tempered : plain
        },
        async quit() {},
      }
    },
  }
}

const noSums = (): GameSums =>
  Object.fromEntries(TRAITS.map((trait) => [trait, { positions: 0, tempered: 0, plain: 0 }])) as Record<
    Trait,
    Sums
  >

function add(game: GameSums, start: Fen, moves: readonly Uci[], tempered: Uci, plain: Uci): void {
  const found = readPosition({ start, moves })
  if (!found.ok) throw new Error(found.error)
  const position = found.value
  const legal = legalMoves(position)
  const measure = (trait: Trait, uci: Uci): number => {
    const move = parseUci(position, uci)
    if (!move.ok) throw new Error(move.error)
    return traitOf(position, move.value, trait)
  }
  for (const trait of TRAITS) {
    const sums = game[trait]
    if (new Set(legal.map((move) => traitOf(position, move, trait))).size < 2) continue
    sums.positions++
    sums.tempered += measure(trait, tempered)
    sums.plain += measure(trait, plain)
  }
}

/** Per hundred positions in which there is a choice. Positions of one game are not independent, so games are the sample. */
function compare(games: readonly Sums[]) {
  const total = (value: (sums: Sums) => number) => games.reduce((sum, game) => sum + value(game), 0)
  const positions = total((game) => game.positions)
  const rate = (value: number) => (100 * value) / positions
  const difference = (total((game) => game.tempered) - total((game) => game.plain)) / positions
  const spread = total((game) => (game.tempered - game.plain - difference * game.positions) ** 2)
  const half = 1.96 * Math.sqrt(spread)
  return {
    positions,
    without: rounded(rate(total((game) => game.plain))),
    with: rounded(rate(total((game) => game.tempered))),
    from: rounded(100 * difference - rate(half)),
    to: rounded(100 * difference + rate(half)),
  }
}

const rounded = (value: number): number => Math.round(10 * value) / 10
