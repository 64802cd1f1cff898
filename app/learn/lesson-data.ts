import type { LessonBoard } from '#content/lessons/lesson.ts'

/** A lesson as a page hands it to its script: plain text, since it stands in an attribute. */
export interface LessonData {
  readonly slug: string
  readonly boards: readonly LessonBoard[]
  /** The lesson after it; none after the last. */
  readonly next: { readonly path: string; readonly title: string } | undefined
}
