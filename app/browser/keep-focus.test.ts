// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { isFocusFree, isKeyboardUsed, keepFocus } from './keep-focus.ts'

beforeAll(() => keepFocus(document))

beforeEach(() => {
  document.body.innerHTML = `
    <header><a href="/">Home</a></header>
    <main>
      <h1>Review</h1>
      <button id="other">Another game</button>
      <div class="board"><div tabindex="-1">a8</div><div tabindex="0" id="square">e2</div><p><button id="resume">Resume</button></p></div>
      <section id="coach"><p><button id="show">Show me</button></p><input id="field"><button id="best">Best Line</button></section>
      <section id="empty"><button id="alone">Redo</button></section>
    </main>`
})

const find = (id: string) => document.getElementById(id)!
const focused = () => document.activeElement?.id ?? ''

/** Mutation observers run in a later task. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

it.each([
  { title: 'the first button of its group', goes: 'show', next: 'best' },
  { title: 'the reachable square of the board', goes: 'resume', next: 'square' },
])('a removed button passes its focus to $title', async ({ goes, next }) => {
  find(goes).focus()
  find(goes).parentElement!.remove()
  await settled()
  expect(focused()).toBe(next)
})

it.each([
  { title: 'if its group has no other button', remove: () => find('alone').remove(), from: 'alone' },
  {
    title: 'if another screen replaced it',
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

it('the focus moves to a screen without a heading, and from there to the next screen', async () => {
  find('show').focus()
  document.querySelector('main')!.replaceWith(makeMain('Loading'))
  await settled()
  expect(document.activeElement).toBe(document.querySelector('main'))
  document.querySelector('main')!.replaceWith(makeMain('<h1>Game</h1>'))
  await settled()
  expect(document.activeElement).toBe(document.querySelector('h1'))
})

it('an element that takes the focus itself keeps it', async () => {
  find('show').focus()
  find('show').remove()
  find('field').focus()
  await settled()
  expect(focused()).toBe('field')
})

it('a moved focus counts as free until the next press', async () => {
  find('show').focus()
  expect(isFocusFree(document)).toBe(false)
  find('show').remove()
  await settled()
  expect(focused()).toBe('best')
  expect(isFocusFree(document)).toBe(true)
  find('best').dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  expect(isFocusFree(document)).toBe(false)
})

it('a focus that was given up or is elsewhere is not moved', async () => {
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

it('the last press tells whether the keyboard is used', () => {
  const press = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }))
  press('keydown')
  expect(isKeyboardUsed()).toBe(true)
  press('pointerdown')
  expect(isKeyboardUsed()).toBe(false)
})
