// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { awaitPress } from './await-press.ts'

const FIGURE = '<figure data-goal="win 30"><button>Win it</button></figure>'
const sources = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname)
const styles = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)
const press = (index: number) => document.querySelectorAll('button')[index]!.click()
const loadStyles = () => document.head.querySelector('link')?.dispatchEvent(new Event('load'))

describe('positions that ask something', () => {
  beforeEach(() => {
    document.head.innerHTML = ''
    document.body.innerHTML = `${FIGURE}${FIGURE}<figure><button>Other</button></figure>`
    awaitPress(document, '/board.js', '/board.css')
  })

  it('fetch nothing before a press', () => {
    expect([...sources(), ...styles()]).toEqual([])
  })

  it('fetch styles and then the board, which opens the pressed one', () => {
    press(0)
    expect([styles(), sources()]).toEqual([['/board.css'], []])
    loadStyles()
    expect(sources()).toEqual(['/board.js'])
    expect(document.querySelectorAll('[data-wanted]')).toHaveLength(1)
  })

  it('fetch it once, and say when another is wanted', () => {
    let wanted = 0
    document.addEventListener('goal-wanted', () => wanted++)
    press(0)
    press(1)
    loadStyles()
    expect([styles().length, sources().length, wanted]).toEqual([1, 1, 2])
  })

  it('leave other buttons alone', () => {
    press(2)
    expect(styles()).toEqual([])
  })
})
