// @vitest-environment jsdom
import { act, useSyncExternalStore } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownStrength, parseOwnStrength, setStrengthOwner } from '#app/game/own-strength.ts'
import { useStrengthOf } from './play-strength.ts'

let root: Root
let page: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.createElement('div')
  root = createRoot(page)
})
afterEach(() => {
  act(() => root.unmount())
  setStrengthOwner(undefined)
  ownStrength.change(parseOwnStrength(undefined))
})

function Shown({ owner }: { readonly owner: string | null }) {
  useStrengthOf(owner)
  const { rating, games } = useSyncExternalStore(
    (listener) => ownStrength.subscribe(listener),
    () => ownStrength.value,
  )
  return `${Math.round(rating)} after ${games}`
}

const shows = (text: string) =>
  act(async () => {
    await expect.poll(() => page.textContent).toBe(text)
  })
const show = (owner: string | null = null) => act(() => root.render(<Shown owner={owner} />))

function answerWith(answer: unknown) {
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ strength: answer })))
  vi.stubGlobal('fetch', ask)
  return ask
}

const strength = { rating: 1411.4, deviation: 80, volatility: 0.06, games: 37 }

it('sends no request for a guest', () => {
  const ask = answerWith(strength)
  show()
  expect(page.textContent).toBe('1000 after 0')
  expect(ask).not.toHaveBeenCalled()
})

it('shows the account’s value, keeps it for times without a connection, and hides it from other users', async () => {
  answerWith(strength)
  show('asha')
  await shows('1411 after 37')
  act(() => root.unmount())

  const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
  answerWith('strong')
  root = createRoot(page)
  show('asha')
  await expect.poll(() => told).toHaveBeenCalled()
  expect(page.textContent).toBe('1411 after 37')

  show()
  expect(page.textContent).toBe('1000 after 0')
})

it('belongs to one user only', async () => {
  answerWith(strength)
  show('asha')
  await shows('1411 after 37')
  answerWith({ ...strength, rating: 900, games: 2 })
  show('ben')
  expect(page.textContent).toBe('1000 after 0')
  await shows('900 after 2')
})

it('of a guest stays on the device beside that of an account', async () => {
  show()
  act(() => ownStrength.change({ rating: 1200, games: 3 }))
  answerWith(strength)
  show('asha')
  await shows('1411 after 37')
  show()
  expect(page.textContent).toBe('1200 after 3')
})
