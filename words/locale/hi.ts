import type { words as en } from './en.ts'

export const words: typeof en = {
  language: 'hi',
  lang: 'hi',
  openGraph: 'hi_IN',
  // Dates and numbers have Latin digits, as `hi` without an extension gives.
  dates: 'hi',
  // The short form ends in U+0970, which the font does not contain: `22 नव॰ 2026`.
  tableMonth: 'long',
  order: 'hi',
}
