import { Diagram } from '#app/ui/diagram.tsx'
import { Niche } from '#app/ui/ornament/niche.tsx'
import { PauseButton } from '#app/ui/pause-button.tsx'
import { IMMORTAL_END } from './immortal-game.ts'
import './home.css'
import './live-board.css'

/** The end of the Immortal Game. If motion is allowed, live-board.ts plays the whole game. */
export const HeroBoard = () => (
  <div data-live-board="">
    <Niche>
      <Diagram {...IMMORTAL_END} />
    </Niche>
    <div className="live-row">
      <PauseButton what="the game" />
    </div>
  </div>
)
