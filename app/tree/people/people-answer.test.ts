import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { Line } from '#chess/line.ts'
import type { Move, Uci } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { words as english } from '#words/people/en.ts'
import { words as hindi } from '#words/people/hi.ts'
import { askedRating, makePeopleAnswer } from './people-answer.ts'

const position = new Line(START_FEN, []).positionAt()
const CHANCES = { d2d4: 0.224, e2e4: 0.606, g1f3: 0.09, a2a3: 0.02, h2h4: 0.001 }
const MOVES = Object.entries(CHANCES).map(([move, chance]) => ({ move, chance }))

function moveOf(uci: string): Move {
  const move = parseUci(position, uci)
  if (!move.ok) throw new Error(uci)
  return move.value
}

describe('what people would play', () => {
  it('names the three commonest moves with their shares, and marks them', () => {
    const { commonest, played, marks } = makePeopleAnswer(position, MOVES, undefined)
    expect(commonest.map(({ san, percent }) => `${san} ${percent}`)).toEqual(['e4 61', 'd4 22', 'Nf3 9'])
    expect(played).toBeUndefined()
    expect(marks).toHaveLength(3)
  })

  it('says how common the move of the game is, unless it is one of them', () => {
    expect(makePeopleAnswer(position, MOVES, moveOf('a2a3')).played).toEqual({ san: 'a3', percent: 2 })
    expect(makePeopleAnswer(position, MOVES, moveOf('d2d4')).played).toBeUndefined()
  })

  it('leaves out moves that fewer than one in two hundred choose', () => {
    const forced = [
      { move: 'e2e4' as Uci, chance: 0.997 },
      { move: 'd2d4' as Uci, chance: 0.003 },
    ]
    expect(makePeopleAnswer(position, forced, undefined).commonest).toEqual([{ san: 'e4', percent: 100 }])
  })

  it.each([
    [undefined, 1500],
    [1249, 1200],
    [640, 800],
    [2760, 2200],
  ])('asks about a rating that the net knows: %s gives %i', (rating, asked) => {
    expect(askedRating(rating)).toBe(asked)
  })

  it('is worded in English and in Hindi', () => {
    const { commonest } = makePeopleAnswer(position, MOVES, undefined)
    const rare = { san: 'h4', percent: 0 }
    expect(english.peopleQuestion.answerWithPlayed(1200, commonest, rare)).toBe(
      'At 1,200, people play e4\u00a0(61%), d4\u00a0(22%) and Nf3\u00a0(9%). Hardly anyone plays h4.',
    )
    expect(hindi.peopleQuestion.answer(1200, commonest)).toBe(
      '1200 की रेटिंग पर लोग e4\u00a0(61%), d4\u00a0(22%) और Nf3\u00a0(9%) खेलते हैं।',
    )
  })
})
