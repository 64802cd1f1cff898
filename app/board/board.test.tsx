// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseSquare } from '#chess/squares.ts'
import type { Square } from '#chess/types.ts'
import { Board, type BoardProps } from './board.tsx'
import type { BoardMark } from './board-marks.ts'
import type { NamedPiece } from './named-piece.ts'

const at = (name: string): Square => parseSquare(name)!
const PIECES: readonly NamedPiece[] = [
  { id: at('e2'), square: at('e2'), piece: { color: 'w', role: 'p' } },
  { id: at('e7'), square: at('e7'), piece: { color: 'b', role: 'p' } },
]

let unmount = () => {}
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Pointer functions that jsdom lacks. The board is 800 pixels wide, in the page’s corner.
  Element.prototype.setPointerCapture = () => {}
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 800, 800)
})
afterEach(() => act(() => unmount()))

/** A board with White to move, and a log of what it reports. */
function showBoard(selected?: string, more: Partial<BoardProps> = {}) {
  const said: string[] = []
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  unmount = () => root.unmount()
  act(() =>
    root.render(
      <Board
        orientation="w"
        pieces={PIECES}
        labels={[]}
        movable="w"
        selected={selected === undefined ? undefined : at(selected)}
        targets={[]}
        premoved={[]}
        lastMove={[]}
        check={undefined}
        acrossTable={false}
        marks={[]}
        onPress={(square, how) => said.push(`${how} ${square}`)}
        onCancel={() => said.push('cancel')}
        {...more}
      />,
    ),
  )
  const board = place.querySelector('.board')!
  /** Sends an event at the middle of a square, `off` pixels to the right. */
  function send(type: string, name: string, { off = 0, ...init }: PointerEventInit & { off?: number } = {}) {
    const square = at(name)
    const clientX = ((square & 7) + 0.5) * 100 + off
    const clientY = (7 - (square >> 3) + 0.5) * 100
    const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent
    const event = new Kind(type, {
      bubbles: true,
      cancelable: true,
      isPrimary: true,
      pointerId: 1,
      buttons: type === 'pointerup' ? 0 : 1,
      clientX,
      clientY,
      ...init,
    })
    act(() => void board.dispatchEvent(event))
  }
  const lifted = () => place.querySelectorAll('.board-piece.lifted').length
  const landing = () => place.querySelector<HTMLElement>('.board-landing')!
  const drawn = () => place.querySelectorAll('.board-drawing path').length
  return { said, send, lifted, landing, drawn }
}
const click = (name: string) => `click ${at(name)}`
const drop = (name: string) => `drop ${at(name)}`

describe('the pointer on the board', () => {
  it('selects a piece on the press, not again on the click', () => {
    const { said, send } = showBoard()
    send('pointerdown', 'e2')
    expect(said).toEqual([click('e2')])
    send('pointerup', 'e2')
    send('click', 'e2')
    expect(said).toEqual([click('e2')])
  })

  it('reports other squares on the click', () => {
    const { said, send } = showBoard('e2')
    send('pointerdown', 'e4')
    send('pointerup', 'e4')
    expect(said).toEqual([])
    send('click', 'e4')
    expect(said).toEqual([click('e4')])
  })

  it('deselects a selected piece on the click', () => {
    const { said, send } = showBoard('e2')
    send('pointerdown', 'e2')
    expect(said).toEqual([])
    send('pointerup', 'e2')
    send('click', 'e2')
    expect(said).toEqual([click('e2')])
  })

  it('drops a dragged piece where it is released, and ignores the click that follows', () => {
    const { said, send, lifted, landing } = showBoard()
    send('pointerdown', 'e2')
    send('pointermove', 'e4')
    expect(lifted()).toBe(1)
    expect(landing().hidden).toBe(false)
    send('pointerup', 'e4')
    send('click', 'e4')
    expect(said).toEqual([click('e2'), drop('e4')])
    expect(lifted()).toBe(0)
    expect(landing().hidden).toBe(true)
  })

  it('treats a movement of two pixels as a click', () => {
    const { said, send, lifted } = showBoard()
    send('pointerdown', 'e2')
    send('pointermove', 'e2', { off: 2 })
    expect(lifted()).toBe(0)
    send('pointermove', 'e2', { off: 3 })
    expect(lifted()).toBe(1)
    send('pointerup', 'e2')
    expect(said).toEqual([click('e2')])
  })

  it('accepts clicks again half a second after a drag', () => {
    vi.useFakeTimers()
    const { said, send } = showBoard()
    send('pointerdown', 'e2')
    send('pointermove', 'e4')
    send('pointerup', 'e4')
    vi.advanceTimersByTime(500)
    send('click', 'd4')
    vi.useRealTimers()
    expect(said).toEqual([click('e2'), drop('e4'), click('d4')])
  })

  it('marks the square under a finger with a circle larger than the finger', () => {
    const { said, send, landing } = showBoard()
    send('pointerdown', 'e2', { pointerType: 'touch' })
    send('pointermove', 'e3', { pointerType: 'touch' })
    expect(landing().classList.contains('by-touch')).toBe(true)
    send('pointerup', 'e3', { pointerType: 'touch' })
    expect(said).toEqual([click('e2'), drop('e3')])
  })

  it.each([
    ['the browser takes the pointer away', 'pointercancel', {}],
    ['a second finger comes down', 'pointerdown', { pointerId: 2, isPrimary: false }],
  ])('puts the piece back when %s', (_, type, init) => {
    const { said, send, lifted } = showBoard()
    send('pointerdown', 'e2')
    send('pointermove', 'e4')
    send(type, 'e4', init)
    expect(lifted()).toBe(0)
    send('pointerup', 'e4')
    expect(said).toEqual([click('e2')])
  })

  it.each([
    ['the right button', 3],
    ['the middle button', 5],
    ['a pen’s barrel button', 3],
    ['a fourth button', 9],
    ['the right button alone, after the left was released first', 2],
    ['no button, since its release went unseen', 0],
  ])('puts the piece back, and plays nothing, when %s is pressed during a drag', (_, buttons) => {
    const { said, send, lifted, landing } = showBoard()
    send('pointerdown', 'e2')
    send('pointermove', 'e4')
    // Browsers send `pointermove` for every button but the first and the last.
    send('pointermove', 'e4', { buttons })
    expect(lifted()).toBe(0)
    expect(landing().hidden).toBe(true)
    send('pointermove', 'e3')
    expect(lifted()).toBe(0)
    send('pointerup', 'e3')
    send('click', 'e3')
    expect(said).toEqual([click('e2')])
  })

  it('plays nothing after a second button, even if the piece was selected and not yet lifted', () => {
    const { said, send } = showBoard('e2')
    send('pointerdown', 'e2')
    send('pointermove', 'e2', { buttons: 3 })
    send('pointermove', 'e4')
    send('pointerup', 'e4')
    send('click', 'e4')
    expect(said).toEqual([])
  })

  it('does not drag pieces that may not move', () => {
    const { said, send, lifted } = showBoard()
    send('pointerdown', 'e7')
    send('pointermove', 'e5')
    expect(lifted()).toBe(0)
    send('pointerup', 'e5')
    expect(said).toEqual([])
  })

  it('stops the page from scrolling during a drag only', () => {
    const { send } = showBoard()
    const scrolls = () => window.dispatchEvent(new Event('touchmove', { cancelable: true }))
    send('pointerdown', 'e2')
    send('pointermove', 'e4')
    expect(scrolls()).toBe(false)
    send('pointerup', 'e4')
    expect(scrolls()).toBe(true)
  })

  it('draws with the right button, and clears with the left', () => {
    const { send, drawn } = showBoard()
    for (const [from, to] of [
      ['d4', 'd4'],
      ['a1', 'c3'],
    ] as const) {
      send('pointerdown', from, { button: 2 })
      send('pointerup', to, { button: 2 })
    }
    expect(drawn()).toBe(2)
    send('pointerdown', 'h5')
    expect(drawn()).toBe(0)
  })

  const RIGHT = { button: 2 }
  const ring = (name: string): BoardMark => ({ from: at(name), to: at(name), color: 'green' })

  it('reports what is drawn, removed by drawing it again, and cleared', () => {
    const reported: (readonly BoardMark[])[] = []
    const { send } = showBoard(undefined, { onDraw: (drawn) => reported.push(drawn) })
    for (const name of ['d4', 'e5', 'd4']) {
      send('pointerdown', name, RIGHT)
      send('pointerup', name, RIGHT)
    }
    send('pointerdown', 'h5')
    expect(reported).toEqual([[ring('d4')], [ring('d4'), ring('e5')], [ring('e5')], []])
  })

  it('shows the marks that the page keeps', () => {
    const reported: (readonly BoardMark[])[] = []
    const { send, drawn } = showBoard(undefined, {
      drawn: [ring('d4'), { from: at('a1'), to: at('c3'), color: 'red' }],
      onDraw: (marks) => reported.push(marks),
    })
    expect(drawn()).toBe(2)
    send('pointerdown', 'd4', RIGHT)
    send('pointerup', 'd4', RIGHT)
    expect(reported).toEqual([[{ from: at('a1'), to: at('c3'), color: 'red' }]])
    expect(drawn()).toBe(2)
  })
})
