import { useMemo, useState } from 'react'
import { moveFrom, moveTo } from '#chess/moves.ts'
import type { Color, Move, PromotionRole, Square } from '#chess/types.ts'
import { Board } from '#app/board/board.tsx'
import type { BoardMark } from '#app/board/board-marks.ts'
import { EndOverlay } from './ending/end-overlay.tsx'
import { PauseVeil } from './pause-veil.tsx'
import { PremoveOffer } from './premove-offer.tsx'
import { mayHumanMove, type Game, type GameEnd, type GameEvent } from '#app/game/game.ts'
import { positionAt } from '#app/line/line.ts'
import type { Premoves } from '#app/game/preferences.ts'
import { playSound } from '#app/game/sounds/play-sound.ts'
import { piecesAt } from '#app/line/pieces-at.ts'
import { press, promotionMove, targetsOf, type Promotion } from '#app/line/press.ts'
import { PromotionDialog } from '#app/board/promotion-dialog.tsx'
import { squareLabels } from '#app/line/square-labels.ts'
import { usePremoves } from './use-premoves.ts'
import { endTexts } from '#app/game/wording.ts'

export interface GameBoardProps {
  readonly game: Game
  readonly orientation: Color
  readonly acrossTable: boolean
  readonly marks: readonly BoardMark[]
  readonly premoves: Premoves
  /** What lies over the final position, until it is dismissed. */
  readonly end: GameEnd | undefined
  readonly dispatch: (event: GameEvent) => void
}

/** What was begun with the pointer or the keys, and in which position: in another it means nothing any more. */
interface Intent {
  readonly key: unknown
  readonly selected?: Square
  readonly promotion?: Promotion
}

/** The board of a running game: turns presses into moves. */
export function GameBoard(props: GameBoardProps) {
  const { game, orientation, acrossTable, marks, end, dispatch } = props
  const { start, moves, shown } = game
  const position = useMemo(() => positionAt({ start, moves }, shown), [start, moves, shown])
  const pieces = useMemo(() => piecesAt({ start, moves }, shown), [start, moves, shown])
  const check = useMemo(
    () => (position.isCheck() ? position.kingSquare(position.turn) : undefined),
    [position],
  )
  const [intent, setIntent] = useState<Intent>()
  const mayMove = mayHumanMove(game)
  const { selected, promotion } = (mayMove && intent?.key === position && intent) || {}

  const labels = useMemo(() => squareLabels(position, mayMove, selected), [position, mayMove, selected])
  const targets = useMemo(
    () => (selected === undefined ? [] : targetsOf(position, selected)),
    [position, selected],
  )
  const lastMove = useMemo(() => squaresOf(moves[shown - 1]), [moves, shown])
  const premoves = usePremoves(game, position, pieces, props.premoves, dispatch)
  const standing = useMemo(
    () => (promotion ? withPawnMoved(premoves.pieces, promotion) : premoves.pieces),
    [premoves.pieces, promotion],
  )

  function onPress(square: Square, how: 'click' | 'drop') {
    if (premoves.active) return premoves.press(square, how)
    if (!mayMove) return
    const meaning = press(position, selected, square)
    switch (meaning.type) {
      case 'select':
        return setIntent({ key: position, selected: square })
      case 'clear':
        if (how === 'drop') playSound('illegal')
        return setIntent(undefined)
      case 'promote':
        return setIntent({ key: position, promotion: meaning.promotion })
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

  function cancel() {
    setIntent(undefined)
    premoves.clear()
  }

  return (
    <>
      <Board
        orientation={orientation}
        pieces={standing}
        labels={labels}
        movable={mayMove ? position.turn : premoves.active ? game.settings.playerColor : undefined}
        selected={selected ?? premoves.selected}
        targets={premoves.active ? premoves.targets : targets}
        premoved={premoves.squares}
        lastMove={lastMove}
        check={check}
        acrossTable={acrossTable}
        marks={marks}
        onPress={onPress}
        onCancel={cancel}
      >
        {game.paused && <PauseVeil onResume={() => dispatch({ type: 'resumed', atMs: performance.now() })} />}
        {end && <EndOverlay texts={endTexts(game, end)} />}
      </Board>
      {premoves.isOffered && <PremoveOffer onAnswer={premoves.answer} />}
      {promotion && (
        <PromotionDialog
          color={position.turn}
          orientation={orientation}
          square={promotion.to}
          acrossTable={acrossTable}
          onChosen={promote}
          onCancel={cancel}
        />
      )}
    </>
  )
}

const squaresOf = (move: Move | undefined): readonly Square[] =>
  move === undefined ? [] : [moveFrom(move), moveTo(move)]

/** While the piece is being chosen, the pawn already stands on the last rank. */
function withPawnMoved(pieces: ReturnType<typeof piecesAt>, { from, to }: Promotion) {
  return pieces
    .filter(({ square }) => square !== to)
    .map((piece) => (piece.square === from ? { ...piece, square: to } : piece))
}
