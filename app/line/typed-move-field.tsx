import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import type { AskedBoard } from './questions/answer-question.ts'
import { TypedField } from './typed-field.tsx'
import { parseTypedMove } from './typed-move.ts'
import { announce } from '#app/ui/announce.ts'
import { words } from '#words/line'

export interface TypedMoveFieldProps {
  /** The position to move in, read when a move is entered; undefined if the user may not move. */
  readonly position: () => Position | undefined
  /** The board that answers questions; by default the position to move in. */
  readonly board?: () => AskedBoard
  readonly onMove: (move: Move) => void
  /** Called if the text is neither a legal move nor a question. */
  readonly onRefused?: () => void
}

/** A field that turns typed text into moves of a position. It also takes questions to the board; `?` lists them. */
export function TypedMoveField({ position, board, onMove, onRefused }: TypedMoveFieldProps) {
  function onText(text: string): string | undefined {
    const current = position()
    const move = current && parseTypedMove(current, text)
    if (move?.ok) {
      onMove(move.value)
      return undefined
    }
    return move === undefined
      ? words.typedMoveField.itIsNotYourMove
      : words.typedMoveField.isNotALegalMove(text)
  }

  async function onQuestion(text: string): Promise<string | undefined> {
    const current = position()
    const asked = board?.() ?? (current && { position: current })
    const answer = asked && (await answerOf(text, asked))
    if (answer !== undefined) announce(answer)
    return answer
  }

  return (
    <TypedField
      placeholder={words.typedMoveField.example}
      onText={onText}
      onQuestion={onQuestion}
      onRefused={onRefused}
    />
  )
}

/** Loaded with the first text that is not a move. */
async function answerOf(text: string, board: AskedBoard): Promise<string | undefined> {
  try {
    const { answerTyped } = await import('./questions/answer-question.ts')
    return answerTyped(text, board)
  } catch (error) {
    console.warn('Questions to the board could not be fetched.', error)
    return undefined
  }
}
