import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { importWithAllLanguages } from '../tests/support/words-by-request.ts'
import type * as fixtureTypes from './rendered-words.fixture.tsx'

const FIXTURE = fileURLToPath(new URL('rendered-words.fixture.tsx', import.meta.url))
type Fixture = Pick<typeof fixtureTypes, 'render' | 'skipLink'>
let fixture: Fixture
beforeAll(async () => {
  fixture = (await importWithAllLanguages(FIXTURE)) as Fixture
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
