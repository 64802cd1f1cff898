import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type * as fixtureTypes from './rendered-words.fixture.tsx'

const FIXTURE = fileURLToPath(new URL('rendered-words.fixture.tsx', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'rook-words-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The fixture as the server's build resolves it: under the condition `words-by-request`. */
async function bundle(conditionNames: string[]): Promise<string> {
  const built = await rolldown({
    input: FIXTURE,
    platform: 'node',
    resolve: { conditionNames },
    transform: { jsx: { runtime: 'automatic' } },
    logLevel: 'silent',
  })
  const file = join(folder, `${conditionNames.join('-')}.mjs`)
  await built.write({ file, format: 'esm', codeSplitting: false })
  await built.close()
  return file
}

type Fixture = Pick<typeof fixtureTypes, 'render' | 'skipLink'>
let fixture: Fixture
beforeAll(async () => {
  const file = await bundle(['words-by-request', 'node', 'import', 'default'])
  fixture = (await import(pathToFileURL(file).href)) as Fixture
}, 300_000)

it('two pages that wait for the same data are rendered in their own languages', async () => {
  let resolve: (data: string) => void = () => undefined
  const data = new Promise<string>((settle) => (resolve = settle))
  const pages = (['en', 'pseudo', 'en'] as const).map((language) => fixture.render(language, data))
  // Both have rendered everything before the data, and wait.
  await new Promise((wake) => setTimeout(wake))
  resolve('Later')
  const [english, pseudo, again] = await Promise.all(pages)
  expect(english).toBe(again)
  expect(english).toContain('Skip to content')
  expect(english).not.toContain('⟦')
  expect(pseudo).toContain('⟦Skîp tö çöñtéñt')
  expect(pseudo).toContain('⟦Lîght')
  expect(pseudo).not.toContain('Skip to content')
})

it('outside a request the words are English', () => {
  expect(fixture.skipLink()).toBe('Skip to content')
})
