import { useMemo, useState } from 'react'
import type { Position } from '#chess/position.ts'
import type { PromotionRole, Square } from '#chess/types.ts'
import type { BoardEvent } from '#app/game/game.ts'
import { playSound } from '#app/line/sounds/play-sound.ts'
import { announceRefusal } from '#app/line/refusal-words.ts'
import { press, promotionMove, targetsOf, type Promotion } from '#app/line/press.ts'

/** A move that the player has started in this position. It is void in any other position. */
interface Intent {
  readonly position: Position
  readonly selected?: Square
  readonly promotion?: Promotion
}

/** Turns clicks on squares into moves: a piece, its target and, for promotions, the new piece. */
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
    /** The target squares of the selected piece. */
    targets,
    /** A promotion whose piece has not been chosen yet. */
    promotion,
    press: onPress,
    promote,
    clear: () => setIntent(undefined),
  }
}
