// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>

async function show(Part: typeof Greeting | ReturnType<typeof lazyPart<{ readonly name: string }>>) {
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <main>
        Board
        <Part name="Asha" />
      </main>,
    ),
  )
  const text = place.textContent
  await act(async () => root.unmount())
  return text
}

it('a lazy part appears once it is loaded, and loads once', async () => {
  const load = vi.fn(async () => Greeting)
  const Part = lazyPart(load)
  expect(await show(Part)).toBe('BoardHello Asha')
  expect(await show(Part)).toBe('BoardHello Asha')
  expect(load).toHaveBeenCalledOnce()
})

it('a lazy part that fails to load is left out, and tried again when it is shown again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const load = vi.fn(async () => Greeting)
  load.mockRejectedValueOnce(new TypeError('no network'))
  const Part = lazyPart(load)
  expect(await show(Part)).toBe('Board')
  expect(warn).toHaveBeenCalledOnce()
  expect(await show(Part)).toBe('BoardHello Asha')
})

it('a lazy part loads when the network is back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const load = vi.fn(async () => Greeting)
  load.mockRejectedValueOnce(new TypeError('no network'))
  const Part = lazyPart(load)
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<Part name="Asha" />))
  expect(place.textContent).toBe('')
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(place.textContent).toBe('Hello Asha')
  await act(async () => root.unmount())
})
