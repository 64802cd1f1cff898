// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PgnForm } from './pgn-form.tsx'
// Loaded already, so that the form has them at once.
import '#app/line/pasted-notes.tsx'
import './pasted-games.ts'

const place = document.createElement('div')
const onGame = vi.fn()
let unmount: () => void

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onGame.mockReset()
  document.body.replaceChildren(place)
  const root = createRoot(place)
  unmount = () => root.unmount()
  act(() => root.render(<PgnForm onGame={onGame} />))
})
afterEach(() => {
  act(() => unmount())
  vi.unstubAllGlobals()
})

const button = (name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)!

async function review(pgn: string) {
  place.querySelector('textarea')!.value = pgn
  await act(async () => button('Review').click())
}
/** The reader and the notes are loaded when they are needed. */
async function readNotes() {
  await act(async () => undefined)
  return place.querySelector('[role=status]')?.textContent
}

it('opens a game at once if everything was read', async () => {
  await review('1. e4 e5 *')
  await expect.poll(() => onGame.mock.calls.length).toBe(1)
})

it('says what of a game was not read before it is opened', async () => {
  await review('1. e4 e5 2. Ke3 *')
  await expect
    .poll(readNotes)
    .toContain('The game, move 2.: Ke3 is not legal here. The moves from here on are left out.')
  expect(onGame).not.toHaveBeenCalled()
  act(() => button('White v Black, 1 move').click())
  expect(onGame).toHaveBeenCalledOnce()
})

it('shows a few of many notes, and their number', async () => {
  await review(`1. e4 e5 * ${'[Variant "Atomic"]\n\n1. e4 *\n\n'.repeat(9)}`)
  await expect.poll(readNotes).toContain('There are 4 more notes.')
  expect(place.querySelectorAll('[role=status] li')).toHaveLength(6)
})
