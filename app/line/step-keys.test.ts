// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { stepOfKey } from './step-keys.ts'

afterEach(() => document.body.replaceChildren())

/** The step for a key if the focus is on the element with an id in `html`, or on the page. */
function stepOf(init: KeyboardEventInit, html = ''): ReturnType<typeof stepOfKey> {
  document.body.innerHTML = html
  let step: ReturnType<typeof stepOfKey>
  const onKeyDown = (event: KeyboardEvent) => (step = stepOfKey(event))
  window.addEventListener('keydown', onKeyDown, { once: true })
  const target = document.querySelector('[id]') ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  return step
}

describe('the keys that step through moves', () => {
  it.each([
    ['ArrowLeft', 'previous'],
    ['ArrowRight', 'next'],
    ['ArrowUp', 'previous'],
    ['ArrowDown', 'next'],
    ['Home', 'first'],
    ['End', 'last'],
    [' ', 'toggle'],
    ['f', 'flip'],
    ['x', undefined],
  ])('%s: %s', (key, step) => {
    expect(stepOf({ key })).toBe(step)
  })

  it.each([
    ['with a modifier', { key: 'ArrowLeft', altKey: true }, ''],
    ['in a field', { key: 'Home' }, '<input id="here">'],
    ['in a select', { key: 'ArrowDown' }, '<select id="here"></select>'],
    ['in a dialog', { key: 'End' }, '<dialog><button id="here"></button></dialog>'],
    ['the space bar on a button', { key: ' ' }, '<button id="here"></button>'],
    ['the space bar on a link', { key: ' ' }, '<a href="/" id="here"></a>'],
  ])('do something else %s', (_, init, html) => {
    expect(stepOf(init, html)).toBeUndefined()
  })

  it('work on a button, except the space bar', () => {
    expect(stepOf({ key: 'ArrowRight' }, '<button id="here"></button>')).toBe('next')
  })
})
