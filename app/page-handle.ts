/** A route's settings for its page: `export const handle = { js: false } satisfies PageHandle`. */
export interface PageHandle {
  /** Omits React: the page is plain HTML and CSS. For pages that are only read. */
  readonly js?: false
  /** Omits the canonical URL, because the page reports that something is missing. */
  readonly canonical?: false
}

/** True if a loader found nothing. Loaders that may find nothing set the field `isMissing`. */
export const isMissing = (loaderData: unknown): boolean =>
  typeof loaderData === 'object' &&
  loaderData !== null &&
  'isMissing' in loaderData &&
  loaderData.isMissing === true
