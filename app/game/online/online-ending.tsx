import type { ReactNode } from 'react'
import { opposite } from '#chess/types.ts'
import type { StateMessage } from '#live/protocol.ts'
import { may } from './online-actions.tsx'
import { personIn } from './wording.ts'
import { words } from '#words/online'
import type { Game, GameEnd, BoardEvent } from '#app/game/game.ts'
import { GameEnding } from '#app/game/screen/ending/game-ending.tsx'
import { LiveText } from '#app/ui/live-text.tsx'

interface OnlineEndingProps {
  readonly game: Game
  readonly server: StateMessage
  readonly end: GameEnd
  /** Tells where the game is saved. */
  readonly savedNote: ReactNode
  /** Leads to the review. */
  readonly review: ReactNode
  readonly dispatch: (event: BoardEvent) => void
  readonly onDismiss: () => void
  readonly onRematch: () => void
  readonly onNewGame: () => void
}

/** The end dialog, with the state of a rematch offer. */
export const OnlineEnding = ({ server, savedNote, onRematch, onNewGame, ...ending }: OnlineEndingProps) => (
  <GameEnding
    {...ending}
    isRematchAsked={server.you !== null && server.offers.rematch === opposite(server.you)}
    onRematch={server.you === null || !may(server, 'rematch') ? undefined : onRematch}
    onNewGame={server.you === null ? undefined : onNewGame}
    note={
      <>
        {savedNote}
        <LiveText>{rematchWords(server)}</LiveText>
      </>
    }
  />
)

function rematchWords({ you, offers, names }: StateMessage): string | undefined {
  if (!you) return undefined
  const other = opposite(you)
  if (offers.rematch === other) return words.offers.rematch(personIn({ names }, other))
  if (offers.rematch === you) return words.ownOffers.waitingFor(personIn({ names }, other))
  return undefined
}
