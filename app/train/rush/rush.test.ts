import { describe, expect, it } from 'vitest'
import { bestOf } from './best-rush.ts'
import { beginRush, leftText, reduceRush, RUSH_MS, targetOf, type RushState } from './rush.ts'

/** `s`: solved. `w`: wrong. A number: the time of the next event in seconds. `.`: a clock tick. */
function after(rush: RushState['rush'], steps: string): RushState {
  let [state, now] = [beginRush(rush, 0), 0]
  for (const step of steps.split(' ').filter(Boolean)) {
    if (/^\d+$/.test(step)) now = Number(step) * 1_000
    else state = reduceRush(state, { type: step === 's' ? 'solved' : step === 'w' ? 'wrong' : 'tick', now })
  }
  return state
}

describe('a rush', () => {
  it.each<[RushState['rush'], string, number, number, boolean]>([
    ['lives', '', 0, 0, false],
    ['lives', 's s w s', 3, 1, false],
    ['lives', 's w w s', 2, 2, false],
    ['lives', 's w w w', 1, 3, true],
    ['lives', 's w w w s s', 1, 3, true],
    ['lives', '9999 s .', 1, 0, false],
    ['minutes', 's w w w w s', 2, 4, false],
    ['minutes', 's 179 .', 1, 0, false],
    ['minutes', 's 180 .', 1, 0, true],
    ['minutes', 's 180 s', 1, 0, true],
    ['minutes', '171 w', 0, 1, true],
    ['minutes', '169 w 170 s', 0, 1, true],
    ['minutes', '168 w 169 s', 1, 1, false],
  ])('of %s after “%s” has solved %d, failed %d, and is over: %s', (rush, steps, solved, wrong, isOver) => {
    expect(after(rush, steps)).toMatchObject({ solved, wrong, isOver })
  })

  it('gets harder with each solved puzzle', () => {
    const targets = [0, 1, 10, 25].map((solved) => targetOf({ solved }))
    expect(targets).toEqual(targets.toSorted((a, b) => a - b))
    expect(targets[0]).toBeLessThan(600)
    expect(targets[3]).toBeGreaterThan(1400)
  })

  it.each([
    [0, '3:00'],
    [1, '3:00'],
    [1_000, '2:59'],
    [RUSH_MS - 1, '0:01'],
    [RUSH_MS, '0:00'],
    [RUSH_MS + 5_000, '0:00'],
  ])('shows after %d ms what is left: %s', (now, text) => {
    expect(leftText(RUSH_MS, now)).toBe(text)
  })

  it('keeps the best score of each kind', () => {
    const entries = [
      { kind: 'rush', rush: 'lives', solved: 7 },
      { kind: 'rush', rush: 'minutes', solved: 20 },
      { kind: 'rush', rush: 'lives', solved: 11 },
      { kind: 'puzzle' },
    ] as const
    expect(bestOf(entries, 'lives')).toBe(11)
    expect(bestOf(entries.slice(0, 1), 'minutes')).toBeUndefined()
  })
})
