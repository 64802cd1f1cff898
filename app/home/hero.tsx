import type { ReactNode } from 'react'
import { Diagram } from '#app/ui/diagram.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PauseButton } from '#app/ui/pause-button.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { IMMORTAL_END } from './immortal-game.ts'
import { words } from '#words/home'
import './home.css'
import './live-board.css'

interface HeroProps {
  /** A miniature of the gallery, with a link to it. */
  readonly picture: ReactNode
}

/** A miniature in front of which the Immortal Game ends. If motion is allowed, live-board.ts plays the whole game. */
export function Hero({ picture }: HeroProps) {
  return (
    <section className="page hero">
      <div>
        <h1>{richText(words.home.theBoardIsSet((text) => <span className="block">{text}</span>))}</h1>
        <p className="hero-text">{words.home.freeChessWithItsRoots}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton to="/game" kind="primary" size="large" iconAfter="arrow" className="grow sm:grow-0">
            {words.home.startPlaying}
          </LinkButton>
          <a href="/online" className="hero-friend">
            {words.home.playAFriend}
          </a>
        </div>
        {/* Reserves a line for the link that the script adds, so that the layout does not shift. */}
        <div data-unfinished="" className="-mb-11 h-11" />
      </div>
      <figure className="hero-figure" data-live-board="">
        {picture}
        <div className="hero-board">
          <Diagram {...IMMORTAL_END} label={words.heroBoard.immortalEnd} />
        </div>
        <figcaption>
          {words.home.theImmortalGame}
          <span className="hero-pause">
            <PauseButton />
          </span>
        </figcaption>
      </figure>
    </section>
  )
}
