import { ENDING_LESSONS } from './lessons/endings.ts'
import { OPENING_LESSONS } from './lessons/openings.ts'
import { IDEA_LESSONS } from './lessons/ideas.ts'
import type { BoardLesson, LessonBoard } from './lessons/lesson.ts'
import { PIECE_LESSONS } from './lessons/pieces.ts'
import { RULE_LESSONS } from './lessons/rules.ts'
import { MOTIF_LESSONS, type MotifLesson } from './lessons/tactics.ts'
import tacticsText from './lessons/tactics.csv?raw'

let lessons: readonly BoardLesson[] | undefined

/** The whole course, in order. */
export const listLessons = (): readonly BoardLesson[] => (lessons ??= makeLessons())

export const findLesson = (slug: string): BoardLesson | undefined =>
  listLessons().find((lesson) => lesson.slug === slug)

export const lessonPath = (slug: string): string => `/learn/${slug}`

function makeLessons(): readonly BoardLesson[] {
  const puzzles = tacticsText.trim().split('\n').slice(1)
  const boardsOf = (theme: string): readonly LessonBoard[] =>
    puzzles.filter((line) => line.startsWith(`${theme},`)).map(boardOf)
  const withPuzzles = (lesson: BoardLesson): BoardLesson => {
    const theme = THEMES[lesson.slug]
    if (theme === undefined) return lesson
    return { ...lesson, boards: [...lesson.boards, ...boardsOf(theme)] }
  }
  return [
    ...PIECE_LESSONS,
    ...RULE_LESSONS.map(withPuzzles),
    ...IDEA_LESSONS,
    ...ENDING_LESSONS,
    ...MOTIF_LESSONS.map((motif) => tacticsLesson(motif, boardsOf(motif.theme))),
    ...OPENING_LESSONS,
  ]
}

/** Lessons on the rules that end with positions from games. */
const THEMES: Readonly<Record<string, string>> = { taking: 'hangingPiece', checkmate: 'mateIn1' }

const tacticsLesson = (
  { theme: _theme, ...lesson }: MotifLesson,
  boards: readonly LessonBoard[],
): BoardLesson => ({ ...lesson, part: 'tactics', boards })

/** A line of tactics.csv: a position before the opponent's move, that move, and the solution to its end. */
function boardOf(line: string): LessonBoard {
  const [, puzzle = '', fen = '', given = '', moves = ''] = line.split(',')
  return { fen, given, puzzle, goal: { kind: 'line', moves } }
}
