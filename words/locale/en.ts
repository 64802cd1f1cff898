export const words = {
  /** The row in `words/languages.ts`. Addresses start with it, except in English. */
  language: 'en',
  /** BCP 47, of the page, structured data and the feed. */
  lang: 'en-GB',
  /** The form that Open Graph uses. */
  openGraph: 'en_GB',
  /** BCP 47, for dates. The specification writes them in the American order: `December 28, 2024`. */
  dates: 'en-US',
  /** BCP 47, for alphabetical order. */
  order: 'en',
}
