import { describe, expect, it } from 'vitest'
import { parseBoardBlock } from './board-block.ts'

const block = (goal: string) =>
  parseBoardBlock('fen', `8/8/4k3/8/4K3/8/4P3/8 w - - 0 1\ncaption: Two kings.\n${goal}`)

describe('the goal of a position', () => {
  it.each([
    ['goal: win', { kind: 'win', within: 30 }],
    ['goal: draw', { kind: 'draw', within: 15 }],
    ['goal: mate in 5', { kind: 'mate', within: 5 }],
    ['goal: mate in 99', { kind: 'mate', within: 99 }],
    ['goal: win\nfirst: e6d6', { kind: 'win', within: 30, first: 'e6d6' }],
    ['', undefined],
  ])('“%s” is read', (line, goal) => {
    expect(block(line)).toMatchObject({ ok: true, block: goal === undefined ? {} : { goal } })
  })

  it.each(['first: e6d6', 'goal: win\nfirst: Kd6'])('“%s” has a first move that is none', (lines) => {
    expect(block(lines)).toMatchObject({
      ok: false,
      message: expect.stringContaining('first is a move') as string,
    })
  })

  it.each(['mate', 'mate in 0', 'mate in 100', 'Win', 'lose'])('“%s” is none', (goal) => {
    expect(block(`goal: ${goal}`)).toEqual({
      ok: false,
      message: `goal is win, draw or mate in so many, not "${goal}"`,
    })
  })
})
