import { expect, it } from 'vitest'
import { makePace } from './pace.ts'

function paceOf(times: number) {
  let now = 0
  return { pace: makePace(times, 60_000, () => now), wait: (ms: number) => void (now += ms) }
}

it('lets so many through, and tells the next how long to wait', () => {
  const { pace, wait } = paceOf(3)
  expect([1, 2, 3].map(() => pace('asha'))).toEqual([undefined, undefined, undefined])
  wait(20_500)
  expect(pace('asha')).toBe(40)
})

it('lets them on when the time is over', () => {
  const { pace, wait } = paceOf(1)
  pace('asha')
  wait(60_000)
  expect(pace('asha')).toBeUndefined()
  expect(pace('asha')).toBe(60)
})

it('counts each by themselves', () => {
  const { pace } = paceOf(1)
  pace('asha')
  expect(pace('ben')).toBeUndefined()
})

it('forgets those who are done when there are very many', () => {
  const { pace, wait } = paceOf(1)
  for (let who = 0; who < 10_000; who++) pace(`${who}`)
  wait(60_000)
  pace('one more')
  expect(pace('one more')).toBe(60)
  expect(pace('5')).toBeUndefined()
})
