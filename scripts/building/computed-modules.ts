import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Modules whose exports are constants that take more code to compute than to write down. They run in Node as they are. */
const COMPUTED = ['content/pages/client-lists.ts'].map((path) =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url)),
)

/** Replaces these modules in clients by the values of their exports. */
export function computedModules(): Plugin {
  return {
    name: 'computed-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      if (!COMPUTED.includes(id)) return undefined
      const values = (await import(id)) as Readonly<Record<string, unknown>>
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${makeLiteral(value)};`)
        .join('\n')
    },
  }
}

function makeLiteral(value: unknown): string {
  if (value instanceof RegExp) return String(value)
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value))
      if (typeof part === 'function' || part instanceof RegExp)
        throw new TypeError('A computed module exports values of JSON and regular expressions only')
  const json = JSON.stringify(value)
  if (json === undefined) throw new TypeError('A computed module exports a value without a literal')
  return json
}
