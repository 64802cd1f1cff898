/**
 * The languages of the site, English first. To add one, add a row here; then every feature without its words fails to compile.
 */
export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language's name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language | 'hi', string>> = { en: 'English', hi: 'हिंदी' }
