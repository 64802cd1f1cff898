import { GameInfo } from './game-info.tsx'
import { statusWord } from './game-status.tsx'
import type { LocalGame } from '#app/game/game.ts'
import { AdSlot } from '#app/ui/ads/ad-slot.tsx'

/** Below the board: the ad slot and, without a panel left of the board, Game Info. */
export const GameFoot = ({ game, hasInfo }: { readonly game: LocalGame; readonly hasInfo: boolean }) => (
  <div className="game-foot">
    {hasInfo && <GameInfo game={game} status={statusWord(game)} />}
    <AdSlot seed={4} />
  </div>
)
