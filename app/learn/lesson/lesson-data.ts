import type { LessonBoard } from '#content/lessons/lesson.ts'

/** A board with data that only the server can compute. */
export interface OpenedBoard extends LessonBoard {
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
