import type { ClassName } from '#endings/classes.ts'
import type { StoredResults } from '#endings/results.ts'
import type { EndingTable } from '#endings/table.ts'

/** Prepares a class with all classes that it leads to. A worker prepares one class, then ends. */
export interface TablesRequest {
  readonly name: ClassName
}

export type TablesMessage =
  /** The results of the class and all that it leads to, known within a second or two. */
  | { readonly type: 'results'; readonly results: readonly (readonly [ClassName, StoredResults])[] }
  /** `done` of `total` classes have their distances. */
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  | { readonly type: 'tables'; readonly tables: readonly (readonly [ClassName, EndingTable['sides']])[] }
  | { readonly type: 'failed'; readonly reason: string }
