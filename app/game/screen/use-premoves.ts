import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Position } from '#chess/position.ts'
import type { Square, Uci } from '#chess/types.ts'
import { mayHumanMove, ownSideOf, shownEndOf, type BoardEvent, type Game } from '#app/game/game.ts'
import type { NamedPiece } from '#app/board/named-piece.ts'
import type { Premoves } from '#app/line/preferences.ts'
import {
  makePremoveUci,
  premoveTargets,
  premoveTo,
  withPremoves,
  type NextPremove,
  type Premove,
} from '#app/line/premove.ts'
import { keepPremoves, NO_PREMOVES, takePremove } from './premove-queue.ts'
import { usePremoveOffer } from './use-premove-offer.ts'

/** Called with the next premove; undefined if there is none any more. */
export type PremoveListener = (next: NextPremove | undefined) => void

/** A constant, so that a board without premoves does not render again. */
const NONE: readonly Square[] = []

/**
 * Queues moves that the player makes during the opponent's turn. On the player's turn the first is played, or the queue is
 * cleared if it is not legal, as it is by takebacks and by showing another position. `onNext` gets the first premove, for a
 * server that plays it.
 */
export function usePremoves(
  game: Game,
  position: Position,
  pieces: readonly NamedPiece[],
  wanted: Premoves,
  dispatch: (event: BoardEvent) => void,
  onNext?: PremoveListener,
) {
  const [queue, setQueue] = useState(NO_PREMOVES)
  const mayMove = mayHumanMove(game)
  const active = wanted !== 'off' && isOthersTurn(game)
  const { premoves } = active ? queue : NO_PREMOVES
  const standing = useMemo(() => withPremoves(pieces, premoves), [pieces, premoves])
  const own = (square: Square) =>
    standing.find((piece) => piece.square === square && piece.piece.color === ownSideOf(game))?.piece
  const picked = queue.selected === undefined ? undefined : own(queue.selected)
  const targets =
    active && picked && queue.selected !== undefined ? premoveTargets(picked, queue.selected) : NONE
  const squares = useMemo(() => squaresOf(premoves), [premoves])

  /** The premove from one square to another, if a piece of the player could make it. */
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
    const ply = premoves.length === 0 ? game.line.length + 1 : queue.ply
    if (premove) setQueue({ premoves: [...premoves, premove], ply, selected: undefined })
    else setQueue({ premoves, ply, selected: selected !== square && own(square) ? square : undefined })
  }

  // An accepted premove is queued, unless it is the player's turn by then.
  const offer = usePremoveOffer(premoveOf, (first) => {
    if (active) setQueue({ premoves: [first], ply: game.line.length + 1, selected: undefined })
  })

  const onNewPosition = useEffectEvent(() => {
    if (!mayMove) return setQueue(active ? keepPremoves(queue, game.line.moves) : NO_PREMOVES)
    const taken = takePremove(queue, position, game.line.length)
    setQueue(taken.queue)
    if (taken.move !== undefined) dispatch({ type: 'move-played', move: taken.move, atMs: performance.now() })
  })
  useEffect(() => onNewPosition(), [position])
  useNextPremove(premoves[0] ? makePremoveUci(pieces, premoves[0]) : undefined, queue.ply, onNext)

  return {
    active,
    pieces: standing,
    isOffered: offer.isOpen && wanted === 'unasked',
    answer: offer.answer,
    selected: active ? queue.selected : undefined,
    targets,
    squares,
    press,
    clear: () => setQueue(NO_PREMOVES),
  }
}

const squaresOf = (premoves: readonly Premove[]): readonly Square[] =>
  premoves.length === 0 ? NONE : premoves.flatMap(({ from, to }) => [from, to])

/** Reports each change of the next premove. */
function useNextPremove(uci: Uci | undefined, ply: number, onNext: PremoveListener | undefined) {
  const tell = useEffectEvent(() => onNext?.(uci === undefined ? undefined : { ply, uci }))
  useEffect(() => tell(), [uci, ply])
}

/** True if the opponent is to move in the shown position. */
const isOthersTurn = (game: Game): boolean =>
  ownSideOf(game) !== undefined && !mayHumanMove(game) && !shownEndOf(game) && game.shown === game.line.length
