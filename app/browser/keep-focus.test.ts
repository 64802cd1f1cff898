// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { isFocusFree, keepFocus } from './keep-focus.ts'

beforeAll(() => keepFocus(document))

beforeEach(() => {
  document.body.innerHTML = `
    <header><a href="/">Home</a></header>
    <main>
      <h1>Review</h1>
      <button id="other">Another Game</button>
      <div class="board"><div tabindex="-1">a8</div><div tabindex="0" id="square">e2</div><p><button id="resume">Resume</button></p></div>
      <section id="coach"><p><button id="show">Show Me</button></p><input id="field"><button id="best">Best Line</button></section>
      <section id="empty"><button id="alone">Redo</button></section>
    </main>`
})

const find = (id: string) => document.getElementById(id)!
const focused = () => document.activeElement?.id ?? ''

/** What a mutation leads to comes in a task of its own. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

it.each([
  { title: 'the first of its group that can be pressed', goes: 'show', next: 'best' },
  { title: 'the square of the board that is in the tab order', goes: 'resume', next: 'square' },
])('a button that goes leaves its focus to $title', async ({ goes, next }) => {
  find(goes).focus()
  find(goes).parentElement!.remove()
  await settled()
  expect(focused()).toBe(next)
})

it.each([
  { title: 'where nothing of its group can be pressed', remove: () => find('alone').remove(), from: 'alone' },
  {
    title: 'where another screen has come',
    remove: () =>
      document.querySelector('main')!.replaceWith(makeMain('<h1>Setup</h1><button>Start</button>')),
    from: 'show',
  },
])('the focus moves to the heading $title', async ({ remove, from }) => {
  find(from).focus()
  remove()
  await settled()
  expect(document.activeElement).toBe(document.querySelector('h1'))
})

it('where a screen has no heading the focus moves to the screen itself, and on when the screen goes', async () => {
  find('show').focus()
  document.querySelector('main')!.replaceWith(makeMain('Loading'))
  await settled()
  expect(document.activeElement).toBe(document.querySelector('main'))
  document.querySelector('main')!.replaceWith(makeMain('<h1>Game</h1>'))
  await settled()
  expect(document.activeElement).toBe(document.querySelector('h1'))
})

it('an element that takes the focus by itself keeps it', async () => {
  find('show').focus()
  find('show').remove()
  find('field').focus()
  await settled()
  expect(focused()).toBe('field')
})

it('nobody has chosen where it was put, until the next press', async () => {
  find('show').focus()
  expect(isFocusFree(document)).toBe(false)
  find('show').remove()
  await settled()
  expect(focused()).toBe('best')
  expect(isFocusFree(document)).toBe(true)
  find('best').dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  expect(isFocusFree(document)).toBe(false)
})

it('a focus that was given up, or is elsewhere, is left alone', async () => {
  find('show').focus()
  find('show').blur()
  await settled()
  find('show').remove()
  await settled()
  expect(document.activeElement).toBe(document.body)

  find('other').focus()
  find('coach').remove()
  await settled()
  expect(focused()).toBe('other')
})

function makeMain(html: string): HTMLElement {
  const main = document.createElement('main')
  main.innerHTML = html
  return main
}
