// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_CHOICES, makeChoicesRecord } from '#app/game/setup/choices.ts'
import type { Engine } from '#app/game/engine/engine-client.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'
import { PlayScreen } from './play-screen.tsx'

const warmUp = vi.fn<Engine['warmUp']>()
const ENGINE = { stop: () => undefined, warmUp } as unknown as Engine
const EMPTY = { list: async () => [] } as unknown as GameStorage

const screen = (
  <MemoryRouter>
    <PlayScreen makeEngine={makeEngine} openStorage={openStorage} onBack={() => undefined} />
  </MemoryRouter>
)
function makeEngine() {
  return ENGINE
}
function openStorage() {
  return EMPTY
}

let page: HTMLElement
let root: Root | undefined
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  localStorage.clear()
  warmUp.mockClear()
  page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(screen)
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  page.remove()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const takeOver = () =>
  act(async () => {
    root = hydrateRoot(page, screen)
  })

const radio = (name: string): HTMLInputElement =>
  [...page.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent?.startsWith(name))!

describe('setup before scripts have taken over', () => {
  it('is as the device remembers it where nothing was touched', async () => {
    localStorage.setItem('setup', JSON.stringify(makeChoicesRecord({ ...DEFAULT_CHOICES, skill: 'master' })))
    await takeOver()
    expect([radio('Master').checked, radio('White').checked]).toEqual([true, true])
  })

  it('keeps what was chosen and typed, beside what the device remembers', async () => {
    localStorage.setItem('setup', JSON.stringify(makeChoicesRecord({ ...DEFAULT_CHOICES, skill: 'master' })))
    radio('Black').click()
    radio('5 min').click()
    page.querySelector('textarea')!.value = '4k3/8/8/8/8/8/8/4K2R'
    await takeOver()
    expect([radio('Black').checked, radio('5 min').checked, radio('Master').checked]).toEqual([
      true,
      true,
      true,
    ])
    expect(page.querySelector('textarea')!.value).toBe('4k3/8/8/8/8/8/8/4K2R')
    // React knows the choice: it survives another choice.
    act(() => radio('Beginner').click())
    expect([radio('Black').checked, radio('5 min').checked, radio('Beginner').checked]).toEqual([
      true,
      true,
      true,
    ])
  })
})

describe('the engine, on a device that last played the computer', () => {
  beforeEach(() => localStorage.setItem('setup', JSON.stringify(makeChoicesRecord(DEFAULT_CHOICES))))

  it('is fetched with the first choice, and not for a visitor who only looks', async () => {
    await takeOver()
    expect(radio('Player vs Computer').checked).toBe(true)
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(warmUp).not.toHaveBeenCalled()
    act(() => radio('Beginner').click())
    expect(warmUp).toHaveBeenLastCalledWith('beginner')
  })

  it('waits for the start of the game if the visitor saves data', async () => {
    vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
    await takeOver()
    act(() => radio('Beginner').click())
    expect(warmUp).not.toHaveBeenCalled()
  })
})
