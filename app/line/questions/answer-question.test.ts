import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { positionOf, SAMPLE_FENS } from '#chess/samples.ts'
import { parseSan } from '#chess/san.ts'
import { makeSquare, SQUARES } from '#chess/squares.ts'
import { parseTypedMove } from '#app/line/typed-move.ts'
import { answerTyped } from './answer-question.ts'
import { parseBoardQuestion } from './board-question.ts'

/** The position after these moves, which it knows. */
function after(sans: string, fen: string = START_FEN) {
  const position = positionOf(fen)
  for (const san of sans.split(' ').filter(Boolean)) {
    const move = parseSan(position, san)
    if (!move.ok) throw new Error(`${san}: ${move.error}`)
    position.make(move.value)
  }
  return position
}

const SCANDINAVIAN = after('e4 d5 exd5 Qxd5 Nc3')

describe('a typed question', () => {
  it.each([
    ['p n', 'Knight: White on g1 and c3; Black on b8 and g8.'],
    ['P N', 'Knight: White on g1 and c3; Black on b8 and g8.'],
    ['pieces queens', 'Queen: White on d1; Black on d5.'],
    ['  p   k ', 'King: White on e1; Black on e8.'],
    ['s d5', 'd5: black queen.'],
    ['scan e4', 'e4: empty.'],
    ['s e', 'The e-file: white king on e1, black pawn on e7, black king on e8.'],
    ['s 3', 'Rank 3: white knight on c3.'],
    ['s 4', 'Rank 4 is empty.'],
    ['at d5', 'Attacking d5: white knight on c3.'],
    ['attackers d1', 'Attacking d1: white king on e1, white knight on c3.'],
    ['at e4', 'Attacking e4: white knight on c3, black queen on d5.'],
    ['at h4', 'Nothing attacks h4.'],
    ['l', 'White: knight from b1 to c3.'],
    ['p', /^White: king e1, queen d1, .* Black to move\.$/],
    ['board', /^White: king e1, .* Black: king e8, queen d5, /],
    ['moves d5', /^The black queen on d5 can move to .*, and can take on .*a2.*\.$/],
    ['moves e4', 'e4: empty.'],
    ['moves e1', 'The white king on e1 cannot move now.'],
    ['material', 'Material is even.'],
    ['stars', 'There are no stars on this board.'],
    ['captured', 'White has taken pawn. Black has taken pawn.'],
    ['clock', 'White: 5 minutes. Black: 4 minutes.'],
  ])('“%s” is answered “%s”', (text, told) => {
    const clocks = 'White: 5 minutes. Black: 4 minutes.'
    const answer = answerTyped(text, { position: SCANDINAVIAN, clocks })
    expect(answer).toEqual(typeof told === 'string' ? told : expect.stringMatching(told))
  })

  it.each(['?', 'help', 'p x', 's', 's i9', 'at e9'])('“%s” is answered with what can be asked', (text) => {
    expect(answerTyped(text, { position: SCANDINAVIAN })).toMatch(
      /^Ask the board: p, all pieces; p n, where the knights are;/,
    )
  })

  it('offers the clocks where there are any', () => {
    expect(answerTyped('?', { position: SCANDINAVIAN })).not.toContain('clock')
    expect(answerTyped('clock', { position: SCANDINAVIAN })).toBe('There is no clock here.')
    expect(answerTyped('?', { position: SCANDINAVIAN, clocks: '' })).toContain('clock, the time left;')
  })

  it('does not know moves from before the start position', () => {
    const position = positionOf('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
    expect(answerTyped('l', { position })).toBe('No move has been played yet.')
    expect(answerTyped('captured', { position })).toBe('White has taken nothing. Black has taken nothing.')
  })

  it.each(['', 'e4', 'Nf3', 'knight f3', 'l e4', 'p n b', 'hello', 'clock 5'])('“%s” is none', (text) => {
    expect(answerTyped(text, { position: SCANDINAVIAN })).toBeUndefined()
  })

  it('leaves the position as it was', () => {
    const position = after('e4')
    answerTyped('l', { position })
    expect(position.lastMove).toBe(after('e4').lastMove)
    expect(position.turn).toBe('b')
  })

  it('is never a legal move as well, which would be played', () => {
    const commands = ['p', 's', 'at', 'l', 'c', 'm']
    const objects = ['', ...'abcdefgh12345678pnbrqk', ...SQUARES.map(makeSquare)]
    // A command without its object, as in `p a3`, is only answered with help if it is not a move.
    const asked = commands
      .flatMap((command) => objects.map((object) => `${command} ${object}`.trim()))
      .filter((text) => (parseBoardQuestion(text)?.about ?? 'help') !== 'help')
    expect(asked.length).toBeGreaterThan(150)
    for (const fen of SAMPLE_FENS)
      expect(asked.filter((text) => parseTypedMove(positionOf(fen), text).ok)).toEqual([])
  })
})
