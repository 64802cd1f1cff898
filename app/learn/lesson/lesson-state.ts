/** The state of a lesson: the shown board, and which boards are done. Each exercise keeps its own position. */
export interface LessonState {
  readonly at: number
  /** Done boards, sorted, without duplicates. */
  readonly done: readonly number[]
}

export type LessonEvent = { readonly type: 'done' } | { readonly type: 'go'; readonly at: number }

/** Opens the first board that is not done, or the first one if all are. */
export function beginLesson(count: number, stored: readonly number[]): LessonState {
  const done = stored.filter((board) => board < count)
  return { at: firstOpen(count, done) ?? 0, done }
}

export function reduceLesson(count: number, state: LessonState, event: LessonEvent): LessonState {
  switch (event.type) {
    case 'done':
      return state.done.includes(state.at)
        ? state
        : { ...state, done: [...state.done, state.at].toSorted((a, b) => a - b) }
    case 'go':
      return event.at >= 0 && event.at < count ? { ...state, at: event.at } : state
  }
}

/** The next board that is not done, searching from the shown one and then from the start; undefined if all are done. */
export function nextBoard(count: number, { at, done }: LessonState): number | undefined {
  const after = Array.from({ length: count }, (_, step) => (at + 1 + step) % count)
  return after.find((board) => !done.includes(board))
}

const firstOpen = (count: number, done: readonly number[]): number | undefined =>
  Array.from({ length: count }, (_, board) => board).find((board) => !done.includes(board))
