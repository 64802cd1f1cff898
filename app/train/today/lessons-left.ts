/** The part of the course that a day's plan needs. */
export interface LessonsLeft {
  readonly done: number
  readonly all: number
  /** The lesson to continue or start; undefined once all are done. */
  readonly next: { readonly title: string; readonly path: string; readonly isBegun: boolean } | undefined
}
