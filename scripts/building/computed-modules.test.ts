import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import * as lists from '#content/pages/client-lists.ts'
import { computedModules } from './computed-modules.ts'

const { load } = computedModules() as unknown as { load: (id: string) => Promise<string | undefined> }
const ID = fileURLToPath(new URL('../../content/pages/client-lists.ts', import.meta.url))

it('a client gets the values that the module exports, and imports nothing', async () => {
  const code = await load(ID)
  expect(code).not.toMatch(/\bimport\b/)
  const values: unknown = await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`)
  expect({ ...(values as object) }).toEqual({ ...lists })
})

it('leaves other modules alone', async () => {
  expect(await load(ID.replace('client-lists', 'lists'))).toBeUndefined()
})
