import type { Color, Uci } from '#chess/types.ts'
import { gameAccuracy } from '#coach/accuracy.ts'
import { classify, isError, type MoveClass } from '#coach/move-class.ts'
import { parsePawns, winChanceOf, type WinChance, type Worth } from '#coach/win-chance.ts'
import { correlation } from './correlation.ts'
import { parseScoreText, type ScoreText } from './white-scores.ts'

/** What an engine says of a position: its score and its move. */
interface Said {
  readonly score: ScoreText
  readonly best: Uci
}

/** A game with what we and the other engine say of each of its positions. */
export interface JudgedTwice {
  readonly moves: string
  readonly ours: readonly Said[]
  readonly theirs: readonly Said[]
}

/** Classes by what a move gives away, one step from each other; those that ask for more than the loss stand beside it. */
const STEPS: Readonly<Record<MoveClass, number>> = {
  brilliant: 0,
  great: 0,
  book: 0,
  best: 0,
  excellent: 1,
  good: 2,
  inaccuracy: 3,
  mistake: 4,
  'missed-win': 5,
  blunder: 5,
}
const GOOD_STEP = STEPS.good

interface Figure {
  readonly figure: string
  readonly value: number
  readonly wanted: string
  readonly of: number
}

/** The figures over all games; sides and moves pooled. */
export function compareReviews(games: readonly JudgedTwice[]): readonly Figure[] {
  const sides: [number, number][] = []
  const moves: [MoveClass, MoveClass][] = []
  for (const game of games) {
    const [ours, theirs] = [reviewOf(game, game.ours, inOurs), reviewOf(game, game.theirs, inStockfishs)]
    for (const color of ['w', 'b'] as const) sides.push([ours.accuracy[color]!, theirs.accuracy[color]!])
    moves.push(...ours.classes.map((each, index): [MoveClass, MoveClass] => [each, theirs.classes[index]!]))
  }
  const blunders = moves.filter(([, they]) => STEPS[they] === STEPS.blunder)
  const good = moves.filter(([, they]) => STEPS[they] <= GOOD_STEP)
  const share = (of: readonly unknown[], among: readonly unknown[]) =>
    Math.round((1000 * of.length) / among.length) / 10
  const differences = sides.map(([we, they]) => we - they)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const hundredth = (value: number) => Math.round(value * 100) / 100
  return [
    { figure: 'games', value: games.length, wanted: '200', of: games.length },
    {
      figure: 'correlation of accuracies',
      value: round3(correlation(sides)),
      wanted: '0.95',
      of: sides.length,
    },
    { figure: 'mean difference', value: hundredth(mean(differences)), wanted: 'under 2', of: sides.length },
    {
      figure: 'mean size of the difference',
      value: hundredth(mean(differences.map(Math.abs))),
      wanted: '',
      of: sides.length,
    },
    {
      figure: 'classes within one step, per cent',
      value: share(
        moves.filter(([we, they]) => Math.abs(STEPS[we] - STEPS[they]) <= 1),
        moves,
      ),
      wanted: '90',
      of: moves.length,
    },
    {
      figure: 'their blunders that we call mistake or blunder, per cent',
      value: share(
        blunders.filter(([we]) => isError(we)),
        blunders,
      ),
      wanted: '95',
      of: blunders.length,
    },
    {
      figure: 'their good moves that we call mistake or blunder, per cent',
      value: share(
        good.filter(([we]) => isError(we)),
        good,
      ),
      wanted: 'under 2',
      of: good.length,
    },
  ]
}

const inOurs = (worth: Worth): Worth => worth
/** Winning chances are made of our centipawns, which are smaller. */
const inStockfishs = (worth: Worth): Worth =>
  worth.type === 'centipawns' ? { ...worth, value: parsePawns(worth.value / 100) } : worth

function reviewOf({ moves }: JudgedTwice, said: readonly Said[], unit: (worth: Worth) => Worth) {
  const chances = said.map(({ score }) => winChanceOf(unit(parseScoreText(score))))
  const played = moves.split(' ')
  return {
    accuracy: gameAccuracy(chances, 'w'),
    classes: played.map((move, index) =>
      classOf(index % 2 === 0 ? 'w' : 'b', chances[index]!, chances[index + 1]!, said[index]!.best === move),
    ),
  }
}

/** By the loss alone: without book, sacrifices and only moves, which need more than the scores. */
function classOf(color: Color, white: WinChance, next: WinChance, isChoice: boolean): MoveClass {
  const [before, after] = color === 'w' ? [white, next] : [100 - white, 100 - next]
  return classify({
    ...{ before, after, isBest: isChoice || after >= before, inBook: false, legalMoves: 2 },
    ...{ second: undefined, isSacrifice: false, isObvious: false },
  })
}

const round3 = (value: number) => Math.round(value * 1000) / 1000
