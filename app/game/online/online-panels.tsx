import type { ReactNode } from 'react'
import type { Game, BoardEvent } from '#app/game/game.ts'
import { GameMoves } from '#app/game/panels/game-moves.tsx'
import { StatusText } from '#app/game/panels/game-status.tsx'
import { GameTypedMove } from '#app/game/panels/game-typed-move.tsx'
import { PreferencesPanel } from '#app/game/panels/preferences-panel.tsx'
import { SharePanel } from '#app/game/panels/share-panel.tsx'
import { GameStepButtons } from '#app/game/panels/step-buttons.tsx'
import { WordLine } from '#app/game/panels/word-line.tsx'
import { useIsWide } from '#app/game/panels/use-is-wide.ts'
import { words as gameWords } from '#words/game'

interface OnlinePanelsProps {
  readonly game: Game
  readonly words: string | undefined
  /** An offer or a claim, shown in place of the moves so that nothing shifts. */
  readonly question: ReactNode
  readonly actions: ReactNode
  /** Messages and links, folded away. */
  readonly more: ReactNode
  readonly dispatch: (event: BoardEvent) => void
}

/** The panels of an online game: those of a local game with other buttons. */
export function OnlinePanels(props: OnlinePanelsProps) {
  return useIsWide() ? <Wide {...props} /> : <Compact {...props} />
}

const showBy = (dispatch: OnlinePanelsProps['dispatch']) => (ply: number) =>
  dispatch({ type: 'position-shown', ply, atMs: performance.now() })

function Compact({ game, words, question, actions, more, dispatch }: OnlinePanelsProps) {
  const show = showBy(dispatch)
  return (
    <>
      <div role="group" aria-label={gameWords.panels.controls} className="game-bar">
        {actions}
        <GameStepButtons game={game} onShow={show} />
      </div>
      <section aria-label={gameWords.panels.moves} className="game-line">
        {question ?? <GameMoves game={game} onShow={show} />}
      </section>
      <WordLine game={game} words={words}>
        <StatusText game={game} />
      </WordLine>
      <details className="game-more">
        <summary className="min-h-11 content-center font-semibold">{gameWords.panels.more}</summary>
        <div className="grid gap-4 pt-2">
          <GameTypedMove game={game} dispatch={dispatch} />
          {more}
          <SharePanel game={game} />
          <PreferencesPanel twoPlayers={false} />
        </div>
      </details>
    </>
  )
}

function Wide({ game, words, question, actions, more, dispatch }: OnlinePanelsProps) {
  const show = showBy(dispatch)
  return (
    <>
      <section aria-label={gameWords.panels.review} className="review-panel">
        <WordLine game={game} words={words}>
          <StatusText game={game} />
        </WordLine>
        <GameTypedMove game={game} dispatch={dispatch} />
        <div className="question-moves">
          {question}
          <GameMoves game={game} onShow={show} />
        </div>
        <div className="review-steps">
          <GameStepButtons game={game} onShow={show} />
        </div>
      </section>
      <div className="game-panel">
        <div role="group" aria-label={gameWords.panels.controls} className="game-actions">
          {actions}
        </div>
        {more}
        <SharePanel game={game} />
        <PreferencesPanel twoPlayers={false} />
      </div>
    </>
  )
}
