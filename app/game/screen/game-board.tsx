import { useMemo } from 'react'
import { moveFrom, moveTo } from '#chess/moves.ts'
import type { Color, Move, Square } from '#chess/types.ts'
import { Board } from '#app/board/board.tsx'
import type { BoardMark } from '#app/board/board-marks.ts'
import { Button } from '#app/ui/button.tsx'
import { PremoveOffer } from './premove-offer.tsx'
import {
  isPaused,
  mayHumanMove,
  ownSideOf,
  type BoardEvent,
  type Game,
  type GameEnd,
} from '#app/game/game.ts'
import type { Premoves } from '#app/line/preferences.ts'
import { piecesAt } from '#app/line/pieces-at.ts'
import type { Promotion } from '#app/line/press.ts'
import { PromotionDialog } from '#app/board/promotion-dialog.tsx'
import { squareLabels } from '#app/line/square-labels.ts'
import { useMovePresses } from './use-move-presses.ts'
import { usePremoves, type PremoveListener } from './use-premoves.ts'
import { endTexts, type EndTexts } from '#app/game/wording.ts'
import { words } from '#words/game'

export interface GameBoardProps {
  readonly game: Game
  readonly orientation: Color
  readonly acrossTable: boolean
  readonly marks: readonly BoardMark[]
  readonly premoves: Premoves
  /** Shown over the final position until the player dismisses it. */
  readonly end: GameEnd | undefined
  readonly dispatch: (event: BoardEvent) => void
  /** Ends a pause; online games have none. */
  readonly onResume?: () => void
  readonly onPremove?: PremoveListener
}

/** The board of a game; turns clicks and drops into moves. */
export function GameBoard(props: GameBoardProps) {
  const { game, orientation, acrossTable, marks, end, dispatch } = props
  const { line, shown } = game
  const position = useMemo(() => line.positionAt(shown), [line, shown])
  const pieces = useMemo(() => piecesAt(line, shown), [line, shown])
  const check = useMemo(
    () => (position.isCheck() ? position.kingSquare(position.turn) : undefined),
    [position],
  )
  const mayMove = mayHumanMove(game)
  const own = useMovePresses(position, mayMove, dispatch)
  const { selected, promotion } = own

  const labels = useMemo(() => squareLabels(position, mayMove, selected), [position, mayMove, selected])
  const lastMove = useMemo(() => squaresOf(line.moves[shown - 1]), [line, shown])
  const premoves = usePremoves(game, position, pieces, props.premoves, dispatch, props.onPremove)
  const standing = useMemo(
    () => (promotion ? withPawnMoved(premoves.pieces, promotion) : premoves.pieces),
    [premoves.pieces, promotion],
  )

  function cancel() {
    own.clear()
    premoves.clear()
  }

  return (
    <>
      <Board
        orientation={orientation}
        pieces={standing}
        labels={labels}
        movable={mayMove ? position.turn : premoves.active ? ownSideOf(game) : undefined}
        selected={selected ?? premoves.selected}
        targets={premoves.active ? premoves.targets : own.targets}
        premoved={premoves.squares}
        lastMove={lastMove}
        check={check}
        acrossTable={acrossTable}
        marks={marks}
        onPress={premoves.active ? premoves.press : own.press}
        onCancel={cancel}
        takesFocus={!isWatching(game)}
      >
        {isPaused(game) && props.onResume && <PauseVeil onResume={props.onResume} />}
        {end && <EndOverlay texts={endTexts(game, end)} isWon={isWonHere(game, end)} />}
      </Board>
      {premoves.isOffered && <PremoveOffer onAnswer={premoves.answer} />}
      {promotion && (
        <PromotionDialog
          color={position.turn}
          orientation={orientation}
          square={promotion.to}
          acrossTable={acrossTable}
          onChosen={own.promote}
          onCancel={cancel}
        />
      )}
    </>
  )
}

const squaresOf = (move: Move | undefined): readonly Square[] =>
  move === undefined ? [] : [moveFrom(move), moveTo(move)]

/** Shows the pawn on the last rank while the player chooses the piece. */
function withPawnMoved(pieces: ReturnType<typeof piecesAt>, { from, to }: Promotion) {
  return pieces
    .filter(({ square }) => square !== to)
    .map((piece) => (piece.square === from ? { ...piece, square: to } : piece))
}

/** True if a player at this screen won. */
const isWonHere = (game: Game, { winner }: GameEnd): boolean =>
  winner !== undefined && (game.opponent.type === 'same-screen' || winner === ownSideOf(game))

const isWatching = ({ opponent }: Game): boolean => opponent.type === 'online' && opponent.seat === undefined

/** The result over the final position, which stays visible. */
function EndOverlay({ texts, isWon }: { readonly texts: EndTexts; readonly isWon: boolean }) {
  return (
    <div className={`end-overlay ${isWon ? 'won' : ''}`}>
      <p className="end-overlay-card">
        <strong>{texts.heading}</strong>
        <span>{texts.subtext}</span>
      </p>
    </div>
  )
}

/** Covers the board of a paused game, to show why no piece moves and how to resume. */
const PauseVeil = ({ onResume }: { readonly onResume: () => void }) => (
  <div className="pause-veil">
    <p className="pause-word">{words.statuses.paused}</p>
    <Button kind="primary" size="large" icon="play" onClick={onResume}>
      {words.actions.resume}
    </Button>
  </div>
)
