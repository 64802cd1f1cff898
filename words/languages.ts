/**
 * The languages of the site, English first. To add one, add it to both lists; then every feature without its words fails to compile.
 */
export const LANGUAGES = ['en', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** Undefined for anything that is not a language of the site. */
export const parseLanguage = (code: unknown): Language | undefined =>
  LANGUAGES.find((language) => language === code)

/** Each language's name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिंदी' }
