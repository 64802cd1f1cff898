import { describe, expect, it } from 'vitest'
import { knownFen } from '#chess/fen.ts'
import { Line } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import type { Move } from '#chess/types.ts'
import type { Score } from '#engine/protocol.ts'
import { beginDuel, duelist, movesMade, reduceDuel, type Duel, type DuelState } from './duel.ts'
import { duelStatus, duelTask } from './duel-words.ts'

/** White can mate with f2f8, stalemate with f2f7, or make a king move. */
const MATE: Duel = { kind: 'mate', within: 2, given: new Line(knownFen('7k/8/6K1/8/8/8/5Q2/8 w - - 0 1')) }
const PAWN: Duel = { kind: 'win', within: 3, given: new Line(knownFen('7k/P7/8/8/8/8/8/K7 w - - 0 1')) }
const HOLD: Duel = { kind: 'draw', within: 2, given: new Line(knownFen('8/4k3/8/4PK2/8/8/8/8 b - - 0 1')) }

const cp = (value: number): Score => ({ type: 'centipawns', value })
const SCORES: Readonly<Record<string, Score>> = {
  even: cp(0),
  lost: { type: 'mate', moves: -5 },
  worse: cp(-600),
  won: { type: 'mate', moves: 4 },
}

function moveIn(state: DuelState, text: string): Move {
  const move = parseUci(state.line.positionAt(), text)
  if (!move.ok) throw new Error(text)
  return move.value
}

/** `f2f7`: a move. `h8g8:lost`: the engine’s reply and its verdict on its own game. */
function after(duel: Duel, steps: string): DuelState {
  let state = beginDuel(duel)
  for (const step of steps.split(' ').filter(Boolean)) {
    const [text = '', score] = step.split(':')
    if (text === 'back' || text === 'restart' || text === 'unanswered' || text === 'hinted')
      state = reduceDuel(duel, state, { type: text })
    else if (score === undefined) state = reduceDuel(duel, state, { type: 'move', move: moveIn(state, text) })
    else {
      const reply = moveIn(state, text)
      state = reduceDuel(duel, state, { type: 'answered', line: state.line, reply, score: SCORES[score]! })
    }
  }
  return state
}

describe('a duel', () => {
  it.each<[string, Duel, string, string]>([
    ['mate ends it', MATE, 'f2f8', 'done'],
    ['a move that is not mate is answered', MATE, 'f2f1', 'thinking'],
    ['and then it goes on', MATE, 'f2f1 h8g8:lost', 'asking'],
    ['stalemate is no mate', MATE, 'f2f7', 'failed'],
    ['neither is a move too many', MATE, 'f2f1 h8g8:lost f1f2', 'failed'],
    ['a win that is let slip ends it', MATE, 'g6h6 h8g8:even', 'failed'],
    ['who is silent is asked again', MATE, 'f2f1 unanswered', 'silent'],
    ['a queen more that stays wins', PAWN, 'a7a8q h8g7:worse', 'done'],
    ['so does a rook', PAWN, 'a7a8r h8g7:worse', 'done'],
    ['a pawn is not enough', PAWN, 'a1b1 h8g7:worse', 'asking'],
    ['and the moves are counted', PAWN, 'a1b1 h8g8:worse b1a1 g8h8:worse a1b1 h8g8:worse', 'failed'],
    ['who holds long enough has held', HOLD, 'e7e8 f5e6:even e8d8 e6d5:even', 'done'],
    ['who does not hold has lost', HOLD, 'e7d8 f5f6:won', 'failed'],
  ])('%s', (_, duel, steps, phase) => {
    expect(after(duel, steps).phase).toBe(phase)
  })

  it.each<[string, Duel, string, number]>([
    ['a move that fails', MATE, 'f2f7 back', 0],
    ['a move and its reply', MATE, 'f2f1 h8g8:lost back', 0],
    ['nothing while the engine thinks', MATE, 'f2f1 back', 1],
    ['nothing at the beginning', MATE, 'back', 0],
    ['nothing after the end', MATE, 'f2f8 back', 1],
    ['a move that was not answered', MATE, 'f2f1 unanswered back', 0],
  ])('taking back takes %s', (_, duel, steps, plies) => {
    expect(after(duel, steps).line).toHaveLength(plies)
  })

  it('ignores an answer for another position', () => {
    const thinking = after(MATE, 'f2f1')
    const reply = moveIn(thinking, 'h8g8')
    const late = { type: 'answered', line: MATE.given, reply, score: SCORES['lost']! } as const
    expect(reduceDuel(MATE, thinking, late)).toBe(thinking)
  })

  it('begins after what is given, and counts own moves only', () => {
    const given = HOLD.given.with(moveIn(beginDuel(HOLD), 'e7e8'))
    const turned: Duel = { ...HOLD, kind: 'win', given }
    expect(duelist(turned)).toBe('w')
    expect(movesMade(turned, beginDuel(turned))).toBe(0)
    expect(movesMade(turned, after(turned, 'f5e6'))).toBe(1)
    expect(movesMade(turned, after(turned, 'f5e6 e8d8:worse'))).toBe(1)
  })

  it.each<[Duel, string, string]>([
    [MATE, '', 'White to move.'],
    [MATE, 'f2f1', 'The engine is thinking.'],
    [MATE, 'f2f1 h8g8:lost', 'Kg8 is the reply. This is your last move.'],
    [PAWN, 'a1b1 h8g7:worse', 'Kg7 is the reply. 2 moves left.'],
    [MATE, 'f2f8', 'Won: mate in 1 move, and you had 2.'],
    [MATE, 'hinted f2f8', 'Won: mate in 1 move, and you had 2. You had some help; now try it without.'],
    [MATE, 'f2f7 back restart f2f8', 'Won: mate in 1 move, and you had 2.'],
    [MATE, 'f2f7', 'Stalemate: the other side has no legal move, and the game is drawn.'],
    [MATE, 'g6h6 h8g8:even', 'Kh6 lets the win slip. Take it back and look again.'],
    [HOLD, 'e7d8 f5f6:won', 'After Kd8 White wins. Take it back and look again.'],
    [HOLD, 'e7e8 f5e6:even e8d8 e6d5:even', 'Held: it is a draw.'],
    [PAWN, 'a7a8q h8g7:worse', 'Won in 1 move.'],
    [MATE, 'f2f1 unanswered', 'The engine does not answer. Take the move back and try again.'],
    [MATE, 'f2f1 h8g8:lost f1f2', 'Not in 2 moves. Begin again, or take back and look for a shorter way.'],
  ])('%#: describes the state', (duel, steps, words) => {
    expect(duelStatus(duel, after(duel, steps))).toBe(words)
  })

  it.each([
    [{ kind: 'mate', within: 1 }, 'Mate in one.'],
    [{ kind: 'mate', within: 10 }, 'Mate in at most 10 moves.'],
    [{ kind: 'win', within: 10 }, 'Win within 10 moves: give mate, or win a queen or rook safely.'],
    [{ kind: 'draw', within: 1 }, 'Hold the draw for 1 move.'],
  ] as const)('%j is asked for', (task, words) => {
    expect(duelTask(task)).toBe(words)
  })
})
