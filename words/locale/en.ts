export const words = {
  /** The row in `words/languages.ts`. Addresses start with it, except in English. */
  language: 'en',
  /** BCP 47, of the page, structured data and the feed. */
  lang: 'en-GB',
  /** The form that Open Graph uses. */
  openGraph: 'en_GB',
  /** BCP 47, for dates. The specification writes them in the American order: `December 28, 2024`. */
  dates: 'en-US',
  /** The month of dates in tables. Hindi has no short form that its font can show. */
  tableMonth: 'short' as 'short' | 'long',
  /** BCP 47, for alphabetical order. */
  order: 'en',
}
