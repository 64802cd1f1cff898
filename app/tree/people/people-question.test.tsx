// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import type { LineText } from '#chess/line.ts'
import { askPeople } from './ask-people.ts'
import { PeopleQuestion, type PeopleQuestionProps } from './people-question.tsx'

vi.mock('./ask-people.ts')
const answered = vi.mocked(askPeople)

const START: LineText = { start: START_FEN, moves: [] }
const onMarks = vi.fn<PeopleQuestionProps['onMarks']>()
let root: Root
const text = () => document.querySelector('[role=status]')!.textContent
const button = () => document.querySelector('button')!

const show = (line: LineText, rest: Partial<PeopleQuestionProps> = {}) =>
  act(async () => root.render(<PeopleQuestion line={line} rating={1240} onMarks={onMarks} {...rest} />))
const press = () => act(async () => button().click())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.querySelector('div')!)
  answered.mockReset().mockResolvedValue([{ move: 'e2e4', chance: 0.6 }])
  onMarks.mockReset()
})
afterEach(() => act(async () => root.unmount()))

it('asks once pressed, says the answer, marks it, and closes when pressed again', async () => {
  await show(START)
  expect(answered).not.toHaveBeenCalled()
  await press()
  expect(answered.mock.calls[0]!.slice(0, 2)).toEqual([START, 1200])
  expect(text()).toBe('At 1,200, people play e4\u00a0(60%).')
  expect(onMarks.mock.lastCall).toMatchObject([[{ color: 'blue' }]])
  await press()
  expect([text(), button().getAttribute('aria-expanded'), onMarks.mock.lastCall]).toEqual([
    '',
    'false',
    [undefined],
  ])
})

it('closes when the position changes, and keeps the button', async () => {
  await show(START)
  await press()
  const before = button()
  await show({ ...START, moves: ['e2e4'] })
  expect([text(), onMarks.mock.lastCall, button()]).toEqual(['', [undefined], before])
})

it('reports a missing answer, and asks nothing while disabled', async () => {
  answered.mockResolvedValue(undefined)
  await show(START)
  await press()
  expect(text()).toContain('could not be loaded')
  await show({ ...START, moves: ['d2d4'] }, { disabled: true })
  await press()
  expect(answered).toHaveBeenCalledTimes(1)
})
