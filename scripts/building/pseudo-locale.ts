import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** `words/locale` names the language to programs, which know no such language. */
const WORDS = /\/words\/(?!locale\/).+\/en\.ts$/
const DECLARATION = /^export const words\b/m
const PSEUDO = fileURLToPath(new URL('../../words/pseudo.ts', import.meta.url))

/** `PSEUDO_LOCALE=1 npm run dev` shows the site in the pseudo-locale, which words/pseudo.ts generates from the English words. */
export const pseudoLocale = (): Plugin => ({
  name: 'pseudo-locale',
  enforce: 'pre',
  transform(code, id) {
    // Grammar files contain no messages.
    if (!WORDS.test(id) || !DECLARATION.test(code)) return undefined
    const renamed = code.replace(DECLARATION, 'const english')
    return `import { makePseudo } from ${JSON.stringify(PSEUDO)}\n${renamed}\nexport const words = makePseudo(english)\n`
  },
})
