/** A route's settings for its page: `export const handle = { js: false } satisfies PageHandle`. */
export interface PageHandle {
  /** Leaves React out: the page is HTML and CSS, with what they can do. For pages that are read. */
  readonly js?: false
  /** No canonical address, because the page reports that something is missing. */
  readonly canonical?: false
}

/** True if a loader found nothing. Loaders that may find nothing set the field `isMissing`. */
export const isMissing = (loaderData: unknown): boolean =>
  typeof loaderData === 'object' &&
  loaderData !== null &&
  'isMissing' in loaderData &&
  loaderData.isMissing === true
