// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { areLetterKeysOn, switchLetterKeys } from '#app/browser/letter-keys.ts'
import { usePageKeys } from './use-page-keys.ts'

const heard = vi.fn((key: string) => key !== 'x')

function Page() {
  usePageKeys(heard)
  return null
}

/** True if the browser still handles the key. */
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

let unmount: () => Promise<void>
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  heard.mockClear()
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Page />))
  unmount = () => act(async () => root.unmount())
})
afterEach(async () => {
  await unmount()
  switchLetterKeys(true)
  vi.unstubAllGlobals()
})

it('a shortcut that is used is taken from the browser, any other is left to it', () => {
  expect([press('f'), press('x')]).toEqual([false, true])
  expect(heard.mock.calls.flat()).toEqual(['f', 'x'])
})

it('letters can be switched off, and other keys go on working', () => {
  switchLetterKeys(false)
  expect(['f', 'M', 'ArrowLeft', 'Escape', ' '].map(press)).toEqual([true, true, false, false, false])
  expect(heard.mock.calls.flat()).toEqual(['ArrowLeft', 'Escape', ' '])
})

it('the setting is kept on the device', () => {
  expect(areLetterKeysOn()).toBe(true)
  switchLetterKeys(false)
  expect(localStorage.getItem('letter-keys')).toBe('{"on":false}')
})
