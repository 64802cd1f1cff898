import { expect, it, vi } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import type { Position } from '#chess/position.ts'
import { positionOf } from '#chess/samples.ts'
import { makeSan } from '#chess/san.ts'
import type { DeedsHere } from './deeds.ts'
import { runCommand, type CommandOutcome } from './run-command.ts'

const PROMOTES = 'r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1'

function place(position: Position, deeds: DeedsHere = {}) {
  const onMove = vi.fn()
  return { position, board: { position }, deeds, onMove }
}
const asked = (outcome: CommandOutcome | undefined) => {
  if (outcome?.type !== 'asked') throw new Error(`Nothing was asked: ${outcome?.type}`)
  return outcome
}

it.each([
  ['b8', 'queen', 'b8=Q+'],
  ['bxa8', 'q', 'bxa8=Q+'],
  ['b7a8', 'knight', 'bxa8=N'],
  ['pawn takes a8', '=R', 'bxa8=R+'],
])('“%s” without the new piece is asked for, and “%s” plays %s', (text, role, san) => {
  const here = place(positionOf(PROMOTES))
  const question = asked(runCommand(text, here))
  expect(question.text).toBe('Becomes what? Type queen, rook, bishop or knight.')
  expect(question.answer(role)).toEqual({ type: 'done' })
  expect(makeSan(positionOf(PROMOTES), here.onMove.mock.lastCall?.[0])).toBe(san)
})

it('another text than a piece is not the answer, and nothing is played', () => {
  const here = place(positionOf(PROMOTES))
  expect(asked(runCommand('b8', here)).answer('Ke2')).toBeUndefined()
  expect(here.onMove).not.toHaveBeenCalled()
})

it('what cannot be undone is done only after a yes', () => {
  const yes = vi.fn(() => 'You resigned.')
  const here = place(positionOf(START_FEN), { resign: () => ({ ask: 'Resign?', yes }) })
  const question = asked(runCommand('resign', here))
  expect(question.text).toBe('Resign? Type yes or no.')
  expect(question.answer('e4')).toBeUndefined()
  expect(question.answer('no')).toEqual({ type: 'said', text: 'Nothing was done.' })
  expect(yes).not.toHaveBeenCalled()
  expect(question.answer('Yes')).toEqual({ type: 'said', text: 'You resigned.' })
})

it('names a command that the screen does not offer now, and ignores unknown texts', () => {
  const here = place(positionOf(START_FEN))
  expect(runCommand('draw', here)).toEqual({
    type: 'said',
    text: '“draw” does nothing here now. Type ? for what you can type.',
  })
  expect(runCommand('Ke4', here)).toBeUndefined()
})

it('the help names what the board answers and what the screen offers', () => {
  const here = place(positionOf(START_FEN), { flip: () => undefined, resign: () => undefined })
  const outcome = runCommand('?', here)
  expect(outcome).toMatchObject({ type: 'said' })
  expect(outcome?.type === 'said' && outcome.text).toMatch(
    /^Ask the board: .* You can also type: resign, give up the game; flip, turn the board; again, .*$/,
  )
})
