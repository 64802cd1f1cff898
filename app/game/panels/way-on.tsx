import type { ReactNode } from 'react'
import type { Game } from '#app/game/game.ts'
import { Button } from '#app/ui/button.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/game'

interface WayOnProps {
  readonly game: Game
  /** The number of the move before the shown position, and of the last move. */
  readonly number: number
  readonly last: number
  readonly onShow: (ply: number) => void
  /** Undefined if no move can be played again. */
  readonly onPlayAgain: (() => void) | undefined
}

/** A button beside the moves: leads back from an older position, or replays a move that was taken back. */
export function WayOn({ game, number, last, onShow, onPlayAgain }: WayOnProps): ReactNode {
  if (game.shown < game.line.length)
    return (
      <Button className="way-on" onClick={() => onShow(game.line.length)}>
        {richText(
          game.shown === 0 ? words.wayOn.fromStart(inSpan) : words.wayOn.fromMove(inSpan, number, last),
        )}
      </Button>
    )
  if (onPlayAgain)
    return (
      <Button className="way-on" onClick={onPlayAgain}>
        {words.actions.redoMove}
      </Button>
    )
  return null
}

/** The parts are elements because narrow screens stack them. */
const inSpan = (text: string) => <span>{text}</span>
