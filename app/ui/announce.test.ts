// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announce, lastAnnounced, markAnswered } from './announce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  markAnswered()
  vi.useRealTimers()
})

const said = () => document.querySelector('[role=log]')?.textContent
const interrupting = () => document.querySelector('[aria-live=assertive]')?.textContent

it('an announcement is made in a live region, after a pause in which the region is empty', () => {
  announce('Sound off.')
  expect(said()).toBe('')
  vi.advanceTimersByTime(50)
  expect(said()).toBe('Sound off.')
  announce('Sound off.')
  expect(said()).toBe('')
  vi.advanceTimersByTime(50)
  expect(said()).toBe('Sound off.')
})

it('announcements within one pause are made together, in order and in one region', () => {
  announce('The knight on g1 cannot move to e5.')
  announce('Black: pawn from e7 to e5.')
  vi.advanceTimersByTime(50)
  expect(said()).toBe('The knight on g1 cannot move to e5. Black: pawn from e7 to e5.')
  expect(document.querySelectorAll('[aria-live=polite]')).toHaveLength(1)
})

it('only an urgent announcement interrupts, and it does not replace what is being read', () => {
  announce('The coach has a long sentence.')
  vi.advanceTimersByTime(50)
  announce('White is short of time.', 'urgent')
  vi.advanceTimersByTime(50)
  expect(said()).toBe('The coach has a long sentence.')
  expect(interrupting()).toBe('White is short of time.')
})

it('a text that is still being fetched keeps its place before later ones', async () => {
  let fetched: (text: string) => void = () => undefined
  announce(new Promise((resolve) => (fetched = resolve)))
  announce('Your move.')
  await vi.advanceTimersByTimeAsync(50)
  expect(said()).not.toContain('Your move.')
  fetched('Knight foxtrot 6.')
  await vi.advanceTimersByTimeAsync(50)
  expect(said()).toBe('Knight foxtrot 6. Your move.')
})

it('a text that cannot be fetched does not hold back the next one', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  announce(Promise.reject(new Error('offline')))
  announce('Your move.')
  await vi.advanceTimersByTimeAsync(50)
  await vi.advanceTimersByTimeAsync(50)
  expect(console.warn).toHaveBeenCalledOnce()
  announce('Check.')
  await vi.advanceTimersByTimeAsync(50)
  expect(said()).toContain('Check.')
})

it('remembers everything since the user last typed something, for those who missed it', () => {
  announce('White: pawn from e2 to e4.')
  markAnswered()
  announce('The coach has a long sentence.')
  announce('Black: pawn from e7 to e5.')
  vi.advanceTimersByTime(50)
  expect(lastAnnounced()).toBe('The coach has a long sentence. Black: pawn from e7 to e5.')
  markAnswered()
  expect(lastAnnounced()).toBe('The coach has a long sentence. Black: pawn from e7 to e5.')
})
