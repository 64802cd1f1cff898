import { words } from '#words/online'
import '#app/game/screen/game-screen.css'

/**
 * The frame of an online game while the page connects. It is part of the HTML, so that the first frame reserves the board's
 * place and the game appears without a layout shift.
 */
export const ConnectingScreen = ({ isLost }: { readonly isLost: boolean }) => (
  <main className="game-screen fills-screen" aria-busy="true">
    <h1 className="sr-only">{words.connectingScreen.title}</h1>
    <div className="game-clock-top">
      <div className="clock-face" />
    </div>
    <div className="game-board">
      <div className="board-empty" />
    </div>
    <div className="game-clock-bottom">
      <div className="clock-face" />
    </div>
    <div className="review-panel">
      <p role="status" className="word-line">
        {isLost ? words.connectingScreen.lost : words.connectingScreen.connecting}
      </p>
      <p className="px-3 pt-2 text-muted">{words.connectingScreen.about}</p>
    </div>
  </main>
)
