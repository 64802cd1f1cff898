import { useLocation } from 'react-router'
import { addressIn } from '#words/addresses.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#words/languages.ts'
import { words as locale } from '#words/locale'
import { otherLanguages } from './other-languages.ts'

/**
 * This page in the site's other languages, or their home page if this one is not translated. The links are plain: another
 * language is another build of the client. public/before-paint.js adds the query and stores the choice on the device.
 */
export function LanguageLinks({ className }: { readonly className: string }) {
  const { pathname } = useLocation()
  return linksOf(pathname).map(({ language, address }) => (
    <a
      key={language}
      href={address}
      hrefLang={language}
      lang={language}
      data-language={language}
      className={`language-link ${className}`}
    >
      {LANGUAGE_NAMES[language]}
    </a>
  ))
}

/** Only pages without React lack translations, so their clients need no list of them. */
function linksOf(page: string) {
  const links = otherLanguages(page)
  if (!import.meta.env.SSR || links.length > 0) return links
  return LANGUAGES.filter((language) => language !== locale.language).map((language) => ({
    language,
    address: addressIn('/', language),
  }))
}
