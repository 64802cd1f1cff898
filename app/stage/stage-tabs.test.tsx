// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StageTabs } from './stage-tabs.tsx'

const TABS = [
  { id: 'moves', label: 'Moves', panel: <p>1. e4 e5</p> },
  { id: 'coach', label: 'Coach', panel: <p>Develop your pieces.</p> },
  { id: 'info', label: 'Info', panel: <p>Played today.</p> },
] as const

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

const show = (rest: Partial<Parameters<typeof StageTabs>[0]> = {}) =>
  act(async () => root.render(<StageTabs label="About the game" tabs={TABS} {...rest} />))

const tabs = () => [...place.querySelectorAll<HTMLElement>('[role=tab]')]
const panel = () => place.querySelector('[role=tabpanel]')!
const chosen = () => tabs().find((tab) => tab.ariaSelected === 'true')?.textContent
const stops = () => tabs().flatMap((tab) => (tab.tabIndex === 0 ? [tab.textContent] : []))

/** True if the page's shortcuts still get the key. */
const press = (key: string) =>
  act(async () =>
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    ),
  )

it('shows the first panel at first, under the name of its tab', async () => {
  await show()
  expect([chosen(), panel().textContent]).toEqual(['Moves', '1. e4 e5'])
  expect(panel().getAttribute('aria-labelledby')).toBe(tabs()[0]!.id)
  expect(tabs()[0]!.getAttribute('aria-controls')).toBe(panel().id)
})

it('a press on a tab shows its panel, and only that', async () => {
  await show()
  await act(async () => tabs()[1]!.click())
  expect([chosen(), panel().textContent, stops()]).toEqual(['Coach', 'Develop your pieces.', ['Coach']])
})

it.each([
  ['ArrowRight', 'Coach'],
  ['ArrowLeft', 'Info'],
  ['End', 'Info'],
  ['Home', 'Moves'],
])('the key %s leads from the first tab to %s', async (key, label) => {
  await show()
  tabs()[0]!.focus()
  expect(await press(key)).toBe(false)
  expect([chosen(), document.activeElement?.textContent]).toEqual([label, label])
})

it('after a press with the pointer the arrows belong to the game', async () => {
  await show()
  await act(async () => {
    tabs()[1]!.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    tabs()[1]!.click()
  })
  expect(await press('ArrowRight')).toBe(true)
  expect(chosen()).toBe('Coach')
})

it('a page may decide which tab is shown', async () => {
  const onChoose = vi.fn()
  await show({ chosen: 'info', onChoose })
  expect(chosen()).toBe('Info')
  await act(async () => tabs()[0]!.click())
  expect([onChoose.mock.calls, chosen()]).toEqual([[['moves']], 'Info'])
})
