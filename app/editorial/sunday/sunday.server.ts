import { sundaysUntil, type Puzzle } from '#content/daily-puzzles.ts'
import { sundayPuzzle } from '#content/puzzles.server.ts'
import type { NextStepLink } from '#content/next-steps.ts'
import setText from '#content/puzzles/set.json'
import { makeGameFigure } from '#app/editorial/boards/game-figure.ts'
import { explainPuzzle } from './explain-puzzle.ts'
import type { SundayCard, SundayPuzzle } from './sunday-page.tsx'
import { words } from '#words/editorial'

/** Words for a rating and for themes, from the puzzles feature. */
export interface PuzzleWords {
  readonly difficultyOf: (rating: number) => string
  readonly themeWords: (themes: readonly string[]) => readonly string[]
}

const sundayPath = (sunday: string): string => `/sunday-puzzle/${sunday}`

/** The weeks whose puzzles have been explained, newest first. */
export const listSundays = (today: Date, puzzleWords: PuzzleWords): readonly SundayCard[] =>
  sundaysUntil(today).map((sunday) => makeSundayCard(sunday, puzzleWords))

/** Undefined for a day that is not a Sunday or whose week is not over. */
export function findSunday(sunday: string, today: Date, puzzleWords: PuzzleWords): SundayPuzzle | undefined {
  const sundays = sundaysUntil(today)
  const index = sundays.indexOf(sunday)
  if (index === -1) return undefined
  const chosen = explainedOf(sunday)
  const { puzzle, explained } = chosen
  const { solver, line, before, after } = explained
  const linkTo = (other: string | undefined) =>
    other === undefined ? undefined : makeSundayCard(other, puzzleWords)
  return {
    ...makeSundayCard(sunday, puzzleWords, chosen),
    id: puzzle.id,
    before,
    after,
    figure: makeGameFigure({
      line,
      ply: 1,
      orientation: solver,
      caption: words.sundayPage.positionAsItWasSet,
    }),
    next: nextStepOf(puzzle, puzzleWords),
    newer: linkTo(sundays[index - 1]),
    older: linkTo(sundays[index + 1]),
  }
}

/** Throws if it cannot be explained to its end: a test covers all weeks. */
export function explainedOf(sunday: string) {
  const puzzle = sundayPuzzle(sunday)
  const explained = explainPuzzle(puzzle.fen, puzzle.moves)
  if (explained === undefined) throw new Error(`The puzzle of ${sunday} cannot be explained`)
  return { puzzle, explained }
}

/** A Sunday's puzzle for a list. */
export function makeSundayCard(
  sunday: string,
  { difficultyOf, themeWords }: PuzzleWords,
  { puzzle, explained } = explainedOf(sunday),
): SundayCard {
  const { solver, line } = explained
  return {
    sunday,
    path: sundayPath(sunday),
    solver,
    rating: Math.round(puzzle.rating / 50) * 50,
    difficulty: difficultyOf(puzzle.rating),
    themes: themeWords(puzzle.themes),
    view: { fen: line.plies[0]!.fen, lastMove: line.plies[0]!.uci, orientation: solver },
  }
}

/** Training with the most specific theme that the set of puzzles has enough of. */
function nextStepOf({ themes }: Puzzle, { themeWords }: PuzzleWords): NextStepLink {
  const counts: Readonly<Record<string, number>> = setText.themes
  const theme = themes
    .filter((each) => (counts[each] ?? 0) >= LEAST_TO_TRAIN)
    .toSorted((one, other) => counts[one]! - counts[other]!)
    .find((each) => themeWords([each]).length > 0)
  return theme === undefined
    ? { label: words.sundayPage.trainOnPuzzles, to: '/train/puzzles' }
    : { label: words.sundayPage.trainThisTheme(themeWords([theme])[0]!), to: `/train/puzzles?theme=${theme}` }
}

const LEAST_TO_TRAIN = 50
