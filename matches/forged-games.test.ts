import { expect, it } from 'vitest'
import { makeFen, START_FEN } from '#chess/fen.ts'
import { legalMoves } from '#chess/moves.ts'
import { outcomeOf } from '#chess/outcome.ts'
import { positionOf, randomFrom } from '#chess/samples.ts'
import { makeSan } from '#chess/san.ts'
import { finishedRecord } from './game-record.fixture.ts'
import { readGameRecord, type GameRecordText } from './game-record-text.ts'
import { judge } from './judge.ts'

/** Plays at random until the rules end the game, or White resigns. */
function randomGame(seed: number): GameRecordText {
  const random = randomFrom(seed)
  const position = positionOf(START_FEN)
  const moves: string[] = []
  while (!outcomeOf(position) && moves.length < 24 + random(60)) {
    const legal = legalMoves(position)
    const move = legal[random(legal.length)]!
    moves.push(makeSan(position, move))
    position.make(move)
  }
  const over = outcomeOf(position) !== undefined
  return finishedRecord({ moves, called: over ? undefined : { reason: 'resignation', color: 'w' } })
}

type Mutation = (game: GameRecordText, random: (below: number) => number) => GameRecordText

function isTaken(text: GameRecordText): boolean {
  const game = readGameRecord(text)
  return game.ok && judge(game.value).ok
}

const replaced = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((entry, i) => (i === at ? value : entry))

/** Each mutation makes any game contradict itself. */
const MUTATIONS: Record<string, Mutation> = {
  'a move that is not legal there': (game, random) => {
    const at = random(game.moves.length)
    const position = positionOf(game.start)
    for (const san of game.moves.slice(0, at))
      position.make(legalMoves(position).find((m) => makeSan(position, m) === san)!)
    const legal = new Set(legalMoves(position).map((move) => makeSan(position, move).replace(/[+#]/, '')))
    const wrong = ['Qh9', 'Ke5', 'Na1', 'axb9', 'O-O-O', 'Kh8', 'e8=K', 'Ra8', 'Bh1'].filter(
      (san) => !legal.has(san),
    )
    return { ...game, moves: replaced(game.moves, at, wrong[random(wrong.length)]!) }
  },
  'a move left out': (game, random) => {
    // Without one move, the wrong side makes the next one.
    const at = random(game.moves.length - 1)
    const times = game.times?.filter((_, index) => index !== at) ?? null
    return { ...game, moves: game.moves.filter((_, index) => index !== at), times: times && [...times, 1] }
  },
  'nobody ended it': (game) =>
    game.called ? { ...game, called: null } : { ...game, called: { reason: 'agreement' } },
  'the computer resigned': (game) => ({ ...game, called: { reason: 'resignation', color: 'b' } }),
  'time was up, and was not': (game, random) => ({
    ...game,
    called: { reason: 'timeout', color: random(2) === 0 ? 'w' : 'b' },
  }),
  'a clock gained': (game, random) => {
    const times = game.times ?? []
    const at = 2 + random(times.length - 2)
    return { ...game, times: replaced(times, at, (times[at - 2] ?? 0) + 1_000 + random(10_000)) }
  },
  'more time than there was': (game) => ({ ...game, times: replaced(game.times ?? [], 0, 600_000 + 5_000) }),
  'another time control': (game) => ({ ...game, settings: { ...game.settings, timeControl: 1 } }),
  'no clock after all': (game) => ({ ...game, settings: { ...game.settings, untimed: true } }),
  'quicker than its clocks': (game) => ({
    ...game,
    durationSeconds: Math.floor(game.durationSeconds / 2) - 2,
  }),
  'another beginning': (game) => ({ ...game, start: makeFen(positionOf('4k3/8/8/8/8/8/4P3/4K3 b - - 0 1')) }),
}

it('refuses a thousand forged games, and takes the games that they were made of', () => {
  const mutations = Object.entries(MUTATIONS)
  const games = Array.from({ length: 97 }, (_, index) => randomGame(index + 1))
  expect(games.filter((game) => !isTaken(game))).toEqual([])
  const taken: string[] = []
  for (let seed = 1; seed <= 1_000; seed++) {
    const game = games[seed % games.length]!
    const [name, mutate] = mutations[seed % mutations.length]!
    if (isTaken(mutate(game, randomFrom(seed * 31)))) taken.push(`${name}, seed ${seed}`)
  }
  expect(taken).toEqual([])
})
