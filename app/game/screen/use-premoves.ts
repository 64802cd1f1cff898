import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Position } from '#chess/position.ts'
import type { Square } from '#chess/types.ts'
import { isAgainstOther, mayHumanMove, shownEndOf, type Game, type GameEvent } from '#app/game/game.ts'
import type { NamedPiece } from '#app/board/named-piece.ts'
import type { Premoves } from '#app/game/preferences.ts'
import { premoved, premoveTargets, premoveTo, withPremoves, type Premove } from '#app/line/premove.ts'
import { usePremoveOffer } from './use-premove-offer.ts'

interface Queue {
  readonly premoves: readonly Premove[]
  readonly selected: Square | undefined
}

/** One and the same, so that a board that shows none is not rendered for it. */
const NONE: readonly Square[] = []
const EMPTY: Queue = { premoves: [], selected: undefined }

/**
 * Moves made while the computer thinks. They stand in a queue; when it is the player's turn the first is played, or all
 * are dropped if it is not legal. Taking back and looking elsewhere drop them too.
 */
export function usePremoves(
  game: Game,
  position: Position,
  pieces: readonly NamedPiece[],
  wanted: Premoves,
  dispatch: (event: GameEvent) => void,
) {
  const [queue, setQueue] = useState(EMPTY)
  const mayMove = mayHumanMove(game)
  const active = wanted !== 'off' && isOthersTurn(game)
  const { premoves } = queue
  const standing = useMemo(
    () => (active ? withPremoves(pieces, premoves) : pieces),
    [active, pieces, premoves],
  )
  const own = (square: Square) =>
    standing.find((piece) => piece.square === square && piece.piece.color === game.settings.playerColor)
      ?.piece
  const picked = queue.selected === undefined ? undefined : own(queue.selected)
  const targets =
    active && picked && queue.selected !== undefined ? premoveTargets(picked, queue.selected) : NONE
  const squares = useMemo(
    () => (active && premoves.length > 0 ? premoves.flatMap(({ from, to }) => [from, to]) : NONE),
    [active, premoves],
  )

  /** The premove from one square to another, if a piece of the player's might make it. */
  function premoveOf(from: Square | undefined, square: Square): Premove | undefined {
    const piece = from === undefined ? undefined : own(from)
    if (from === undefined || !piece || from === square) return undefined
    const to = premoveTo(piece, from, square, own(square))
    return premoveTargets(piece, from).includes(to) ? { from, to } : undefined
  }

  function press(square: Square, how: 'click' | 'drop') {
    if (wanted !== 'on') return offer.press(square, how)
    const { selected } = queue
    const premove = premoveOf(selected, square)
    if (premove) setQueue({ premoves: [...premoves, premove], selected: undefined })
    else setQueue({ premoves, selected: selected !== square && own(square) ? square : undefined })
  }

  // What was asked about is the first of them, if its turn has not come meanwhile.
  const offer = usePremoveOffer(premoveOf, (first) => {
    if (active) setQueue({ premoves: [first], selected: undefined })
  })

  const onNewPosition = useEffectEvent(() => {
    const [first, ...rest] = premoves
    const move = mayMove && first ? premoved(position, first) : undefined
    if (mayMove || !active) setQueue(move === undefined ? EMPTY : { premoves: rest, selected: undefined })
    if (move !== undefined) dispatch({ type: 'move-played', move, atMs: performance.now() })
  })
  useEffect(() => onNewPosition(), [position])

  return {
    active,
    pieces: standing,
    isOffered: offer.isOpen && wanted === 'unasked',
    answer: offer.answer,
    selected: active ? queue.selected : undefined,
    targets,
    squares,
    press,
    clear: () => setQueue(EMPTY),
  }
}

/** The other side is to move in the position that is shown, and the game goes on. */
const isOthersTurn = (game: Game): boolean =>
  isAgainstOther(game) && !mayHumanMove(game) && !shownEndOf(game) && game.shown === game.moves.length
