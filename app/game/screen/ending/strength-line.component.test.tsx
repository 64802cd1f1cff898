// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { computerOpponent, finishedGame } from '#matches/game-record.fixture.ts'
import { StrengthLine } from './strength-line.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

it('says nothing after the first game, and what changed after the next', async () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  const opponent = computerOpponent({ skill: 1450 })
  await act(async () => root.render(<StrengthLine game={finishedGame({ opponent })} />))
  expect(place.textContent).toBe('')
  await act(async () => root.render(<StrengthLine game={finishedGame({ opponent })} />))
  expect(place.textContent).toMatch(/^Your strength: .*, up \d+ points\. Provisional .* this was number 2\.$/)
  await act(async () => root.unmount())
})
