import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { CommandField } from './command-field.tsx'
import type { DeedsHere } from './commands/deeds.ts'
import type { AskedBoard } from './questions/answer-question.ts'
import { parseTypedMove } from './typed-move.ts'
import { words } from '#words/line'

export interface TypedMoveFieldProps {
  /** The position to move in, read when a move is entered; undefined if the user may not move. */
  readonly position: () => Position | undefined
  /** The board that answers questions; by default the position to move in. */
  readonly board?: () => AskedBoard
  /** The commands that this screen offers besides moves and questions. */
  readonly deeds?: (() => DeedsHere) | undefined
  readonly onMove: (move: Move) => void
  /** Called if the text is neither a legal move nor a command. */
  readonly onRefused?: () => void
}

/** A field that turns typed text into moves of a position. It also takes questions and commands; `?` lists them. */
export function TypedMoveField({ position, board, deeds, onMove, onRefused }: TypedMoveFieldProps) {
  function play(text: string): boolean {
    const current = position()
    const move = current && parseTypedMove(current, text)
    if (move?.ok) onMove(move.value)
    return move?.ok === true
  }
  function place() {
    const current = position()
    return {
      position: current,
      board: board?.() ?? (current && { position: current }),
      deeds: deeds?.() ?? {},
      onMove,
    }
  }
  return (
    <CommandField
      placeholder={words.typedMoveField.example}
      onMove={play}
      place={place}
      refusal={(text) =>
        position() ? words.typedMoveField.isNotALegalMove(text) : words.typedMoveField.itIsNotYourMove
      }
      onRefused={onRefused}
    />
  )
}
