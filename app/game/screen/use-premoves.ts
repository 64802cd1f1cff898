import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Position } from '#chess/position.ts'
import type { Square, Uci } from '#chess/types.ts'
import { mayHumanMove, ownSideOf, shownEndOf, type BoardEvent, type Game } from '#app/game/game.ts'
import type { NamedPiece } from '#app/board/named-piece.ts'
import type { Premoves } from '#app/game/preferences.ts'
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

/** Told of the premove that is to be played next; `undefined` where there is none any more. */
export type PremoveListener = (next: NextPremove | undefined) => void

/** One and the same, so that a board that shows none is not rendered for it. */
const NONE: readonly Square[] = []

/**
 * Moves made while the other side thinks. They stand in a queue; when it is the player's turn the first is played, or all
 * are dropped if it is not legal. Taking back and looking elsewhere drop them too. Where a server plays the first of them
 * by itself, it is told by `onNext` which that is.
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
    const ply = premoves.length === 0 ? game.line.length + 1 : queue.ply
    if (premove) setQueue({ premoves: [...premoves, premove], ply, selected: undefined })
    else setQueue({ premoves, ply, selected: selected !== square && own(square) ? square : undefined })
  }

  // What was asked about is the first of them, if its turn has not come meanwhile.
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
  useTold(premoves[0] ? makePremoveUci(pieces, premoves[0]) : undefined, queue.ply, onNext)

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

/** A server that plays the premove by itself hears of each change of it. */
function useTold(uci: Uci | undefined, ply: number, onNext: PremoveListener | undefined) {
  const tell = useEffectEvent(() => onNext?.(uci === undefined ? undefined : { ply, uci }))
  useEffect(() => tell(), [uci, ply])
}

/** The other side is to move in the position that is shown, and the game goes on. */
const isOthersTurn = (game: Game): boolean =>
  ownSideOf(game) !== undefined && !mayHumanMove(game) && !shownEndOf(game) && game.shown === game.line.length
