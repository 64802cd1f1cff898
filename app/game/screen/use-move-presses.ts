import { useMemo, useState } from 'react'
import type { Position } from '#chess/position.ts'
import type { PromotionRole, Square } from '#chess/types.ts'
import type { GameEvent } from '#app/game/game.ts'
import { playSound } from '#app/game/sounds/play-sound.ts'
import { press, promotionMove, targetsOf, type Promotion } from '#app/line/press.ts'

/** What was begun with the pointer or the keys, and in which position: in another it means nothing any more. */
interface Intent {
  readonly position: Position
  readonly selected?: Square
  readonly promotion?: Promotion
}

/** Presses on squares become moves: a piece is chosen, then where it goes, and what a pawn becomes. */
export function useMovePresses(position: Position, mayMove: boolean, dispatch: (event: GameEvent) => void) {
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
    /** Where the chosen piece can go. */
    targets,
    /** The pawn's move that waits for what it becomes. */
    promotion,
    press: onPress,
    promote,
    clear: () => setIntent(undefined),
  }
}
