/** The course as far as the plan of a day needs it. */
export interface LessonsLeft {
  readonly done: number
  readonly all: number
  /** The lesson to continue or start; undefined once all are done. */
  readonly next: { readonly title: string; readonly path: string; readonly isBegun: boolean } | undefined
}
