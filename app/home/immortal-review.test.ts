import { describe, expect, it } from 'vitest'
import { isError } from '#coach/judging/move-class.ts'
import { IMMORTAL_MOVES } from './immortal-game.fixture.ts'
import { makeImmortalReview, reviewImmortal } from './immortal-review.server.tsx'

describe('the review on the home page', () => {
  const { moments, accuracy } = reviewImmortal()

  it('is of moves of the Immortal Game', () => {
    const sans = IMMORTAL_MOVES.split(' ')
    for (const { ply, move } of moments) expect(move.split(' ')[1]).toBe(sans[ply - 1])
  })

  it('praises and finds fault, with reasons that the coach has proved', () => {
    const classes = moments.map(({ moveClass }) => moveClass)
    expect(classes).toContain('brilliant')
    expect(classes.filter(isError).length).toBeGreaterThanOrEqual(2)
    const mate = moments.find(({ move }) => move === '20… Na6')
    expect(mate?.sentence).toMatch(/^White mates in 3: 21\. Nxg7\+/)
    for (const { moveClass, sentence } of moments) if (isError(moveClass)) expect(sentence).toBeDefined()
  })

  it('has an accuracy for both sides', () => {
    expect(accuracy.w).toBeGreaterThan(50)
    expect(accuracy.b).toBeGreaterThan(50)
  })

  it('shows every moment with its class in words, and the first on the board', () => {
    const html = makeImmortalReview()
    expect(html.match(/data-ply=/g)).toHaveLength(moments.length)
    expect(html).toContain(moments[0]!.move)
    expect(html).toContain('Brilliant')
  })
})
