import type { BoardLesson, LessonBoard } from '#content/lessons/lesson.ts'
import type { BoardWords, LessonWords } from '#words/lessons/lesson-words.ts'

/** A board of a lesson with its texts. */
export type WordedBoard = LessonBoard & BoardWords

/** A lesson with its texts in the language of the request. */
export interface WordedLesson
  extends Omit<BoardLesson, 'more' | 'boards'>, Omit<LessonWords, 'more' | 'boards' | 'puzzle'> {
  /** Articles for further reading. */
  readonly more: readonly { readonly to: string; readonly label: string }[]
  readonly boards: readonly WordedBoard[]
}

/** A board with data that only the server can compute. */
export interface OpenedBoard extends WordedBoard {
  /** For a line to memorise: the opening's name after each number of moves, including given ones. */
  readonly names?: readonly string[]
}

/** A lesson as a page passes it to its script: plain strings, because it is in an attribute. */
export interface LessonData {
  readonly slug: string
  readonly boards: readonly OpenedBoard[]
  /** The next lesson; undefined after the last. */
  readonly next: { readonly path: string; readonly title: string } | undefined
}
