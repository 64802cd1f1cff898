import { addressIn, isTranslated } from '#words/addresses.ts'
import { LANGUAGES, type Language } from '#words/languages.ts'
import { words as locale } from '#words/locale'

interface Translation {
  readonly language: Language
  readonly address: string
}

/**
 * The same page in the other languages of the site. `page` is a path without a language, as `useLocation` returns it: `/play`
 * on `/hi/play` too.
 */
export const otherLanguages = (page: string): readonly Translation[] =>
  LANGUAGES.filter((language) => language !== locale.language && exists(page, language)).map((language) => ({
    language,
    address: addressIn(page, language),
  }))

/** The list of translated articles stays on the server: a page with React always has a translation. */
const exists = (page: string, language: Language): boolean =>
  import.meta.env.SSR ? isTranslated(page, language) : true
