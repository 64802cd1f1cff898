/**
 * The languages of the site, English first. To add one, add a row here; then every feature without its words fails to compile.
 */
export const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]
