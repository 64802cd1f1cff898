// @vitest-environment jsdom
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { runBeforePaint } from '../../../tests/support/before-paint.ts'

/** public/before-paint.js remembers the language of the links, and the page keeps its query and hash. */
const sendBeacon = vi.fn<(address: string, fields: URLSearchParams) => boolean>()
navigator.sendBeacon = sendBeacon as typeof navigator.sendBeacon
afterAll(runBeforePaint())

beforeEach(() => {
  // Not English, whose pages would load the offer of Hindi.
  document.documentElement.lang = ''
  localStorage.clear()
  sendBeacon.mockClear()
  document.documentElement.toggleAttribute('data-signed-in', false)
  document.body.innerHTML = '<a href="/hi/review" data-language="hi"><span>हिंदी</span></a>'
})

function follow(): HTMLAnchorElement {
  const link = document.querySelector('a')!
  link.addEventListener('click', (event) => event.preventDefault())
  link.querySelector('span')!.click()
  return link
}

it('remembers the chosen language and keeps query and hash, also after the query has changed', () => {
  history.replaceState(null, '', '/review?game=7#ply-12')
  const link = follow()
  expect(localStorage.getItem('language')).toBe('hi')
  expect(link.getAttribute('href')).toMatch(/\/hi\/review\?game=7#ply-12$/)
  history.replaceState(null, '', '/review?game=8')
  link.click()
  expect(link.getAttribute('href')).toMatch(/\/hi\/review\?game=8$/)
  expect(sendBeacon).not.toHaveBeenCalled()
})

it('tells the account of a signed-in user', () => {
  document.documentElement.toggleAttribute('data-signed-in', true)
  follow()
  expect(sendBeacon.mock.calls.map(([address, fields]) => [address, fields.toString()])).toEqual([
    ['/account.data', 'intent=language&language=hi'],
  ])
})
