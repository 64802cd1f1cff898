import type { ReviewEntry, TrainingEntry } from '#contract/training.ts'
import { MOTIF_THEMES, themeText } from '#app/puzzles/themes.ts'
import { words } from '#words/train/progress'
import { inOrder, ratingSteps } from '../log/rating.ts'
import { errorsAGame, ERROR_KINDS, meanOf, reviewedGames } from './training-progress.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LOOKED_BACK_DAYS = 28
/** With fewer rated puzzles the rating is still settling, and a rise means nothing. */
const SETTLED_PUZZLES = 20
/** Smaller changes of the rating are noise. */
const RISE = 30
/** The mean of this many games is compared with the mean of as many before. */
const GAMES = 10
const FEWEST_GAMES = 5
const MORE_ACCURATE = 3
/** Decrease in errors per game that counts as an improvement. */
const FEWER_ERRORS = 0.3
/** Number of puzzles of a theme that is compared with as many before. */
const PUZZLES = 10
const MORE_SOLVED = 2

/** Sentences on recent improvements, the clearest first; empty if none is clear. */
export function whatGotBetter(entries: readonly TrainingEntry[], now: Date): readonly string[] {
  const halves = halvesOf(reviewedGames(entries))
  return [
    ...ratingRise(entries, now),
    ...(halves ? [...accuracyRise(halves), ...fewerErrors(halves)] : []),
    ...betterThemes(entries),
  ]
}

function ratingRise(entries: readonly TrainingEntry[], now: Date): readonly string[] {
  const steps = ratingSteps(entries).filter(({ rating }) => rating.puzzles >= SETTLED_PUZZLES)
  const from = new Date(now.getTime() - LOOKED_BACK_DAYS * DAY_MS).toISOString()
  const before = steps.findLast(({ at }) => at < from) ?? steps[0]
  const last = steps.at(-1)
  if (!before || !last || last.at < from) return []
  const [was, is] = [Math.round(before.rating.rating), Math.round(last.rating.rating)]
  return is - was >= RISE ? [words.whatGotBetter.rating(was, is)] : []
}

/** The latest games, and as many before them. */
interface Halves {
  readonly last: readonly ReviewEntry[]
  readonly before: readonly ReviewEntry[]
}

/** Undefined if there are too few games. */
function halvesOf(games: readonly ReviewEntry[]): Halves | undefined {
  const count = Math.min(GAMES, Math.floor(games.length / 2))
  if (count < FEWEST_GAMES) return undefined
  return { last: games.slice(-count), before: games.slice(-2 * count, -count) }
}

function accuracyRise({ last, before }: Halves): readonly string[] {
  const accuracyOf = (games: readonly ReviewEntry[]) => meanOf(games.map(({ accuracy }) => accuracy))
  const [was, is] = [accuracyOf(before), accuracyOf(last)]
  if (is - was < MORE_ACCURATE) return []
  return [words.whatGotBetter.accuracy(Math.round(was), Math.round(is), last.length, before.length)]
}

const fewerErrors = ({ last, before }: Halves): readonly string[] =>
  ERROR_KINDS.flatMap((kind) => {
    const [was, is] = [errorsAGame(before, kind), errorsAGame(last, kind)]
    return was - is >= FEWER_ERRORS
      ? words.whatGotBetter.fewerErrors(kind, was, is, last.length, before.length)
      : []
  })

function betterThemes(entries: readonly TrainingEntry[]): readonly string[] {
  const tried = inOrder(entries).filter((entry) => entry.kind === 'puzzle')
  return MOTIF_THEMES.flatMap((theme) => {
    const own = tried.filter(({ themes }) => themes.includes(theme))
    if (own.length < 2 * PUZZLES) return []
    const solvedOf = (puzzles: typeof own) => puzzles.filter(({ isSolved }) => isSolved).length
    const [was, is] = [solvedOf(own.slice(-2 * PUZZLES, -PUZZLES)), solvedOf(own.slice(-PUZZLES))]
    return is - was >= MORE_SOLVED ? words.whatGotBetter.theme(themeText(theme), was, is, PUZZLES) : []
  })
}
