// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announce } from './announce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const said = () => document.querySelector('[aria-live=assertive]')?.textContent

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
  announce('White is short of time.')
  vi.advanceTimersByTime(50)
  expect(said()).toBe('The knight on g1 cannot move to e5. White is short of time.')
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(1)
})
