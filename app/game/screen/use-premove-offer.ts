import { useRef, useState } from 'react'
import type { Square } from '#chess/types.ts'
import { changePreferences } from '#app/line/preferences.ts'
import type { Premove } from '#app/line/premove.ts'

/** Offers premoves when the player first drops a piece on a possible target. If the player accepts, that move is a premove. */
export function usePremoveOffer(
  premoveOf: (from: Square | undefined, to: Square) => Premove | undefined,
  onAccepted: (first: Premove) => void,
) {
  const [offered, setOffered] = useState<Premove>()
  const pressed = useRef<Square>(undefined)

  function press(square: Square, how: 'click' | 'drop') {
    if (how === 'click') pressed.current = square
    else setOffered((before) => premoveOf(pressed.current, square) ?? before)
  }

  function answer(isWanted: boolean) {
    changePreferences({ premoves: isWanted ? 'on' : 'off' })
    setOffered(undefined)
    if (isWanted && offered) onAccepted(offered)
  }

  return { isOpen: offered !== undefined, press, answer }
}
