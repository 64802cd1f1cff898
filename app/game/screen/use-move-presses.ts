import { useMemo, useState } from 'react'
import type { Position } from '#chess/position.ts'
import type { PromotionRole, Square } from '#chess/types.ts'
import type { BoardEvent } from '#app/game/game.ts'
import { playSound } from '#app/game/sounds/play-sound.ts'
import { announceRefusal } from '#app/line/refusal-words.ts'
import { press, promotionMove, targetsOf, type Promotion } from '#app/line/press.ts'

/** A move that the player has begun, and the position it belongs to: in another position it means nothing. */
interface Intent {
  readonly position: Position
  readonly selected?: Square
  readonly promotion?: Promotion
}

/** Turns presses on squares into moves: first a piece, then its target, and for a pawn the piece it becomes. */
export function useMovePresses(position: Position, mayMove: boolean, dispatch: (event: BoardEvent) => void) {
  const [intent, setIntent] = useState<Intent>()
  const { selected, promotion } = (mayMove && intent?.position === position && intent) || {}

  const targets = useMemo(
    () => (selected === undefined ? [] : targetsOf(position, selected)),
    [position, selected],
  )

  function onPress(square: Square, how: 'click' | 'drop') {
    if (!mayMove) return
    const meaning = press(position, selected, square)
    switch (meaning.type) {
      case 'select':
        return setIntent({ position, selected: square })
      case 'clear':
        if (how === 'drop') playSound('illegal')
        announceRefusal(position, selected, square)
        return setIntent(undefined)
      case 'promote':
        return setIntent({ position, promotion: meaning.promotion })
      case 'play':
        setIntent(undefined)
        dispatch({ type: 'move-played', move: meaning.move, atMs: performance.now() })
    }
  }

  function promote(role: PromotionRole) {
    const move = promotion && promotionMove(position, promotion, role)
    setIntent(undefined)
    if (move !== undefined) dispatch({ type: 'move-played', move, atMs: performance.now() })
  }

  return {
    selected,
    /** Squares that the selected piece can move to. */
    targets,
    /** A pawn's move for which a piece must still be chosen. */
    promotion,
    press: onPress,
    promote,
    clear: () => setIntent(undefined),
  }
}
