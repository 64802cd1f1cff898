/** What a route may say about its page: `export const handle = { js: false } satisfies PageHandle`. */
export interface PageHandle {
  /** Leaves React out: the page is HTML and CSS, with what they can do. For pages that are read. */
  readonly js?: false
  /** No address to be found under: the page stands for something that is not there. */
  readonly canonical?: false
}
