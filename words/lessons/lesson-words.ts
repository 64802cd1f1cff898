/** The texts of one board. */
export interface BoardWords {
  /** The task in a sentence or two. */
  readonly ask: string
  /** The lesson of the board, shown when it is solved. */
  readonly learnt?: string
}

/** The texts of one lesson. Its boards are in content/lessons, under the same slug and in the same order. */
export interface LessonWords {
  readonly title: string
  /** A sentence for lists, search engines and the top of the page. */
  readonly summary: string
  /** Paragraphs to read before the first board. */
  readonly text: readonly string[]
  /** Labels of the links to articles for further reading. */
  readonly more?: readonly string[]
  readonly boards: readonly BoardWords[]
  /** The task of every board that comes from the puzzle database. */
  readonly puzzle?: BoardWords
}

/** The shape without the texts: tuples keep their length, so that another language needs the same boards, tasks and lessons. */
type Shape<T> = T extends string ? string : { readonly [K in keyof T]: Shape<T[K]> }

/** Lessons by slug. */
export const lessons = <const T extends Readonly<Record<string, LessonWords>>>(texts: T): Shape<T> =>
  texts as unknown as Shape<T>
