import { inLanguage } from '#words/by-request.ts'
import type { Language } from '#words/languages.ts'
import { words } from '#words/shell'

/** The text of an answer that the server gives without rendering a page. */
export const makePlainAnswer = (what: keyof typeof words.plainAnswers, language: Language): string =>
  inLanguage(language, () => `${words.plainAnswers[what]}\n`)
