/** What a route may say about its page: `export const handle = { js: false } satisfies PageHandle`. */
export interface PageHandle {
  /** Leaves React out: the page is HTML and CSS, with what they can do. For pages that are read. */
  readonly js?: false
  /** No address to be found under: the page stands for something that is not there. */
  readonly canonical?: false
}

/** Whether a loader has found nothing: one that may find nothing gives its data the field `isMissing`. */
export const isMissing = (loaderData: unknown): boolean =>
  typeof loaderData === 'object' &&
  loaderData !== null &&
  'isMissing' in loaderData &&
  loaderData.isMissing === true
