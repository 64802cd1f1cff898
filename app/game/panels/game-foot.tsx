import { GameInfo } from './game-info.tsx'
import type { LocalGame } from '#app/game/game.ts'
import { AdSlot } from '#app/ui/ads/ad-slot.tsx'

/** Below the board, so that a running game shows only what the players need: Game Info and the ad slot. */
export const GameFoot = ({ game }: { readonly game: LocalGame }) => (
  <div className="game-foot">
    <GameInfo game={game} />
    <AdSlot seed={4} />
  </div>
)
