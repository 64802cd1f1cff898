// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { beforeEach, expect, it } from 'vitest'

/** public/before-paint.js remembers the language of the links, and the page keeps its query and hash. */
const SCRIPT = readFileSync(join(import.meta.dirname, '../../../public/before-paint.js'), 'utf8')

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<a href="/hi/review" data-language="hi"><span>हिंदी</span></a>'
})

it('remembers the chosen language and keeps query and hash, also after the query has changed', () => {
  history.replaceState(null, '', '/review?game=7#ply-12')
  runInThisContext(SCRIPT)
  const link = document.querySelector('a')!
  link.addEventListener('click', (event) => event.preventDefault())
  link.querySelector('span')!.click()
  expect(localStorage.getItem('language')).toBe('hi')
  expect(link.getAttribute('href')).toMatch(/\/hi\/review\?game=7#ply-12$/)
  history.replaceState(null, '', '/review?game=8')
  link.click()
  expect(link.getAttribute('href')).toMatch(/\/hi\/review\?game=8$/)
})
