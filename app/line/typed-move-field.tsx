import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { TypedField } from './typed-field.tsx'
import { parseTypedMove } from './typed-move.ts'
import { words } from '#words/line'

export interface TypedMoveFieldProps {
  /** The position to move in, read when a move is entered; undefined if the user may not move. */
  readonly position: () => Position | undefined
  readonly onMove: (move: Move) => void
  /** Called if the text is not a legal move. */
  readonly onRefused?: () => void
}

/** A field that turns typed text into moves of a position. */
export function TypedMoveField({ position, onMove, onRefused }: TypedMoveFieldProps) {
  function onText(text: string): string | undefined {
    const current = position()
    const move = current && parseTypedMove(current, text)
    if (move?.ok) {
      onMove(move.value)
      return undefined
    }
    onRefused?.()
    return move === undefined
      ? words.typedMoveField.itIsNotYourMove
      : words.typedMoveField.isNotALegalMove(text)
  }
  return <TypedField placeholder={words.typedMoveField.example} onText={onText} />
}
