// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PgnForm } from './pgn-form.tsx'

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

function review(pgn: string) {
  place.querySelector('textarea')!.value = pgn
  act(() => button('Review').click())
}

it('opens a game at once if everything was read', () => {
  review('1. e4 e5 *')
  expect(onGame).toHaveBeenCalledOnce()
})

it('says what of a game was not read before it is opened', () => {
  review('1. e4 e5 2. Ke3 *')
  expect(onGame).not.toHaveBeenCalled()
  expect(place.querySelector('[role=status]')?.textContent).toContain(
    'The game, move 2.: Ke3 is not legal here. The moves from here on are left out.',
  )
  act(() => button('White v Black, 1 move').click())
  expect(onGame).toHaveBeenCalledOnce()
})

it('shows a few of many notes, and their number', () => {
  review(`1. e4 e5 * ${'[Variant "Atomic"]\n\n1. e4 *\n\n'.repeat(9)}`)
  expect(place.querySelectorAll('[role=status] li')).toHaveLength(6)
  expect(place.querySelector('[role=status]')?.textContent).toContain('There are 4 more notes.')
})
