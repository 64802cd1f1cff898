import type { LessonBoard } from '#content/lessons/lesson.ts'

/** A board with what only the server knows of it. */
export interface OpenedBoard extends LessonBoard {
  /** Of a line by memory: what the opening is called after so many moves, given ones included. */
  readonly names?: readonly string[]
}

/** A lesson as a page hands it to its script: plain text, since it stands in an attribute. */
export interface LessonData {
  readonly slug: string
  readonly boards: readonly OpenedBoard[]
  /** The lesson after it; none after the last. */
  readonly next: { readonly path: string; readonly title: string } | undefined
}
