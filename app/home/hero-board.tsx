import { Diagram } from '#app/ui/diagram.tsx'
import { Niche } from '#app/ui/ornament/niche.tsx'
import { PauseButton } from '#app/ui/pause-button.tsx'
import { IMMORTAL_END } from './immortal-game.ts'
import { words } from '#words/home'
import './home.css'
import './live-board.css'

/** The end of the Immortal Game. If motion is allowed, live-board.ts plays the whole game. */
export const HeroBoard = () => (
  <div data-live-board="">
    <Niche>
      <Diagram {...IMMORTAL_END} label={words.heroBoard.immortalEnd} />
    </Niche>
    <div className="live-row">
      <PauseButton what={words.heroBoard.whatMoves} />
    </div>
  </div>
)
