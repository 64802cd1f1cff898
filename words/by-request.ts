import { AsyncLocalStorage } from 'node:async_hooks'
import { parseLanguage, type Language } from './languages.ts'
import { makePseudo } from './pseudo.ts'

/**
 * The server holds every language and answers requests in several at the same time, so each request carries its language.
 * Only `index.ts` files import this; clients hold one language and import that language's file (see README.md).
 */
export type SpokenLanguage = Language | 'pseudo'

const spoken = new AsyncLocalStorage<SpokenLanguage>()

/** Runs `work`, and everything asynchronous that it starts, in a language. Outside of it the language is English. */
export const inLanguage = <T>(language: SpokenLanguage, work: () => T): T => spoken.run(language, work)

/** The language of the current request: English for the pseudo-locale. */
export const currentLanguage = (): Language => parseLanguage(spoken.getStore()) ?? 'en'

/**
 * The words of one feature in the language of the current request. They are looked up at each access, so read them while
 * rendering and never at the top level of a module; `npm run check` refuses that.
 */
export function byRequest<Words extends object>(languages: Record<Language, Words>): Words {
  let pseudo: Words | undefined
  const current = (): Words => {
    const language = spoken.getStore() ?? 'en'
    return language === 'pseudo' ? (pseudo ??= makePseudo(languages.en)) : languages[language]
  }
  return new Proxy(languages.en, { get: (_, key): unknown => Reflect.get(current(), key) })
}
