import { gameAccuracy } from '#coach/judging/accuracy.ts'
import { isError, type MoveClass } from '#coach/judging/move-class.ts'
import { parsePawns, winChanceOf, type Worth } from '#coach/judging/win-chance.ts'
import { bestMoveFigures } from './best-moves.ts'
import { correlation } from './correlation.ts'
import { classOf, inOurs, share, type Figure, type JudgedTwice, type Said } from './judged-twice.ts'
import { parseScoreText } from './white-scores.ts'

/** Ranks of the classes by loss; classes that depend on more than the loss share a rank with their neighbour. */
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
  lost: 1,
}
const GOOD_STEP = STEPS.good

/** The figures over all games, with sides and moves pooled. */
export function compareReviews(games: readonly JudgedTwice[]): readonly Figure[] {
  const sides: [number, number][] = []
  const moves: [MoveClass, MoveClass][] = []
  for (const game of games) {
    const [ours, theirs] = [reviewOf(game, game.ours, inOurs), reviewOf(game, game.theirs, inStockfishs)]
    for (const color of ['w', 'b'] as const) {
      const [we, they] = [ours.accuracy[color], theirs.accuracy[color]]
      if (we !== undefined && they !== undefined) sides.push([we, they])
    }
    moves.push(...ours.classes.map((each, index): [MoveClass, MoveClass] => [each, theirs.classes[index]!]))
  }
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
    ...classFigures(moves),
    ...bestMoveFigures(games),
  ]
}

/** Compares each move's class by our engine and by the other. */
function classFigures(moves: readonly (readonly [MoveClass, MoveClass])[]): readonly Figure[] {
  const blunders = moves.filter(([, they]) => STEPS[they] === STEPS.blunder)
  const good = moves.filter(([, they]) => STEPS[they] <= GOOD_STEP)
  return [
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

/** Converts to our centipawns, which are smaller and on which winning chances are based. */
const inStockfishs = (worth: Worth): Worth =>
  worth.type === 'centipawns' ? { ...worth, value: parsePawns(worth.value / 100) } : worth

function reviewOf({ moves }: JudgedTwice, said: readonly Said[], unit: (worth: Worth) => Worth) {
  const chances = said.map(({ score }) => winChanceOf(unit(parseScoreText(score))))
  const played = moves.split(' ')
  return {
    accuracy: gameAccuracy(chances, 'w'),
    classes: played.map((move, index) =>
      classOf(index % 2 === 0 ? 'w' : 'b', said[index]!, said[index + 1]!, move, unit),
    ),
  }
}

const round3 = (value: number) => Math.round(value * 1000) / 1000
