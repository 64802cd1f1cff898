import type { GallerySlug } from '#content/gallery-slugs.ts'
import type { Tag } from '#content/tags.ts'
import type { DrawnBoard } from '#app/editorial/boards/board-svg.ts'

/** As the specification requires. */
export const MOST_TAGS = 2

/** A post as lists show it. */
export interface PostSummary {
  readonly path: string
  readonly title: string
  readonly excerpt: string
  readonly tags: readonly Tag[]
  readonly date: string
  readonly author: string
  /** A picture of the gallery, for lists with pictures. */
  readonly picture: GallerySlug | undefined
  readonly emblem: DrawnBoard | undefined
  readonly readingMinutes: number
}
