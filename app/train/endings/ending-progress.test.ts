import { describe, expect, it } from 'vitest'
import type { TrainingEntry } from '#contract/training.ts'
import { ENDINGS } from './ending-list.ts'
import { dueEndings, endingProgress, nextEnding } from './ending-progress.ts'
import { orderFor } from './training-order.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const START = Date.parse('2026-11-01T10:00:00.000Z')
const FIRST = ENDINGS[0]!.id

const entry = (days: number, isRight: boolean, ending: string = FIRST): TrainingEntry => ({
  kind: 'ending',
  id: `0192f0c1-0000-7000-8000-${String(Math.round(days * 100)).padStart(12, '0')}`,
  at: new Date(START + days * DAY_MS).toISOString(),
  ending,
  isRight,
  pliesLost: 0,
})

describe('the progress of an ending', () => {
  it.each([
    ['starts with its first right answer and comes back after a day', [entry(0, true)], 1, 0, 1],
    ['moves to the next interval if it is right when due', [entry(0, true), entry(1, true)], 2, 1, 4],
    ['keeps its interval if it is right before that', [entry(0, true), entry(0.5, true)], 2, 0, 1],
    ['starts again after a failure', [entry(0, true), entry(1, true), entry(4, false)], 1, 0, 5],
    ['is the same in any order', [entry(4, false), entry(0, true), entry(1, true)], 1, 0, 5],
  ])('%s', (_, entries, level, step, dueAfterDays) => {
    expect(endingProgress(entries).get(FIRST)).toEqual({ level, step, dueAt: START + dueAfterDays * DAY_MS })
  })
})

describe('the next ending', () => {
  it('is the first one for a new user', () => {
    expect(nextEnding(new Map(), START).id).toBe(FIRST)
  })

  it('is the one that has waited longest, if the time has come for any', () => {
    const later = ENDINGS[7]!.id
    const progress = endingProgress([entry(1, true), entry(0, true, later)])
    expect(dueEndings(progress, START + 3 * DAY_MS).map(({ id }) => id)).toEqual([later, FIRST])
    expect(nextEnding(progress, START + 3 * DAY_MS).id).toBe(later)
  })

  it('follows what people of the user’s strength give away: at 1600 pawns come before mates', () => {
    expect(nextEnding(new Map(), START, orderFor(1600)).group).toBe('pawns')
    expect(nextEnding(new Map(), START, orderFor(1200)).group).toBe('mates')
  })

  it('has all forty endings in every order', () => {
    expect(new Set(orderFor(1400)).size).toBe(40)
  })
})
