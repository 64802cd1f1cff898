// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { positionOf } from '#chess/samples.ts'
import { TypedMoveField } from './typed-move-field.tsx'

const place = document.createElement('div')
const onMove = vi.fn()
const onRefused = vi.fn()
let unmount: () => void

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onMove.mockReset()
  onRefused.mockReset()
  document.body.replaceChildren(place)
})
afterEach(() => {
  act(() => unmount())
  vi.unstubAllGlobals()
})

function show(mayMove: boolean) {
  const root = createRoot(place)
  unmount = () => root.unmount()
  const position = () => positionOf(START_FEN)
  act(() =>
    root.render(
      <TypedMoveField
        position={() => (mayMove ? position() : undefined)}
        board={() => ({ position: position() })}
        onMove={onMove}
        onRefused={onRefused}
      />,
    ),
  )
}

const field = () => place.querySelector('input')!

async function enter(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => {
    place.querySelector('form')?.requestSubmit()
    await vi.dynamicImportSettled()
  })
}

const announced = () => document.querySelector('[role=log]')?.textContent

it.each([true, false])(
  'a question is answered below the field and said, if a move may be typed: %s',
  async (mayMove) => {
    show(mayMove)
    await enter('s e2')
    expect(place.textContent).toContain('e2: white pawn.')
    await expect.poll(announced).toBe('e2: white pawn.')
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['', 'false'])
    expect(onMove).not.toHaveBeenCalled()
    expect(onRefused).not.toHaveBeenCalled()
  },
)

it('the answer goes when something else is typed', async () => {
  show(true)
  await enter('s e2')
  await enter('e4')
  expect(place.textContent).not.toContain('white pawn')
  expect(onMove).toHaveBeenCalledOnce()
})

it.each([
  [true, 'Ke4', '“Ke4” is not a legal move here.'],
  [false, 'e4', 'It is not your move.'],
])(
  'what is neither a move nor a question is refused, if a move may be typed: %s',
  async (mayMove, text, told) => {
    show(mayMove)
    await enter(text)
    expect(place.textContent).toContain(told)
    expect(field().value).toBe(text)
    expect(onRefused).toHaveBeenCalledOnce()
  },
)
