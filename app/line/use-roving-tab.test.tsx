// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { San } from '#chess/types.ts'
import { NumberedMoves } from './numbered-moves.tsx'

const MOVES = ['e4', 'e5', 'Nf3', 'Nc6'] as readonly San[]

let place: HTMLElement
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const show = (sans: readonly San[], ply: number) =>
  act(async () => root.render(<NumberedMoves sans={sans} before={0} ply={ply} onGo={() => {}} />))

const buttons = () => [...place.querySelectorAll('button')]
const stops = () => buttons().flatMap((button) => (button.tabIndex === 0 ? [button.textContent] : []))
const focused = () => document.activeElement?.textContent

/** True if the page's shortcuts still get the key. */
const press = (key: string) =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

it('only the current move of a list is a stop of the Tab key, or the last one', async () => {
  await show(MOVES, 2)
  expect(stops()).toEqual(['e5'])
  await show(MOVES, 0)
  expect(stops()).toEqual(['Nc6'])
  await show(MOVES.slice(0, 3), 3)
  expect(stops()).toEqual(['Nf3'])
})

it('arrow keys lead from move to move, and the page hears none of them', async () => {
  await show(MOVES, 2)
  buttons()[1]!.focus()
  expect([press('ArrowRight'), focused(), stops()]).toEqual([false, 'Nf3', ['Nf3']])
  expect([press('End'), focused()]).toEqual([false, 'Nc6'])
  expect([press('ArrowDown'), focused()]).toEqual([false, 'Nc6'])
  expect([press('Home'), focused()]).toEqual([false, 'e4'])
  expect([press('x'), focused()]).toEqual([true, 'e4'])
})

it('after a press with the pointer the arrow keys belong to the page', async () => {
  await show(MOVES, 2)
  buttons()[1]!.focus()
  buttons()[1]!.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect([press('ArrowRight'), focused()]).toEqual([true, 'e5'])
})
