import { describe, expect, it } from 'vitest'
import { pauseAt, step, type StepperEvent, type StepperState } from './stepper.ts'

const LAST = 7
const after = (state: StepperState, ...types: StepperEvent['type'][]): StepperState =>
  types.reduce(
    (now, type) => step(now, (type === 'go' ? { type, ply: 3 } : { type }) as StepperEvent, LAST),
    state,
  )
const at = (ply: number, isPlaying = false): StepperState => ({ ply, isPlaying })

describe('stepping through a line', () => {
  it.each<[string, StepperState, StepperEvent['type'][], StepperState]>([
    ['steps on', at(2), ['next'], at(3)],
    ['steps back', at(2), ['previous'], at(1)],
    ['goes to its beginning', at(2), ['first'], at(0)],
    ['goes to its end', at(2), ['last'], at(7)],
    ['does not step before its beginning', at(0), ['previous'], at(0)],
    ['does not step past its end', at(7), ['next'], at(7)],
    ['plays one move with each tick', at(0), ['toggle', 'tick', 'tick'], at(2, true)],
    ['stops at its end', at(5), ['toggle', 'tick', 'tick'], at(7)],
    ['begins again when it is played from its end', at(7), ['toggle'], at(0, true)],
    ['pauses', at(2, true), ['toggle'], at(2)],
    ['stands still while it is paused', at(2), ['tick'], at(2)],
    ['is paused by stepping', at(2, true), ['next'], at(3)],
    ['is paused by stepping back', at(2, true), ['previous'], at(1)],
    ['is paused by going to its beginning', at(2, true), ['first'], at(0)],
    ['is paused by going to its end', at(2, true), ['last'], at(7)],
    ['is paused by choosing a move', at(5, true), ['go'], at(3)],
  ])('%s', (_, from, events, to) => {
    expect(after(from, ...events)).toEqual(to)
  })

  it('does not play a line without moves', () => {
    expect(step(at(0), { type: 'toggle' }, 0)).toEqual(at(0))
  })

  it('takes a second for a move, divided by the speed', () => {
    expect([0.5, 1, 2, 4].map((speed) => pauseAt(speed as 1))).toEqual([2_000, 1_000, 500, 250])
  })
})
