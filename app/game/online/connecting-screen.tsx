import { Stage } from '#app/stage/stage.tsx'
import { words } from '#words/online'
import '#app/game/screen/game-screen.css'

/**
 * The frame of an online game while the page connects. It is part of the HTML, so that the first frame reserves the board's
 * place and the game appears without a layout shift.
 */
export const ConnectingScreen = ({ isLost }: { readonly isLost: boolean }) => (
  <main className="game-screen fills-screen" aria-busy="true">
    <h1 className="sr-only">{words.connectingScreen.title}</h1>
    <Stage
      kind="game"
      top={<div className="clock-face" />}
      board={<div className="board-empty" />}
      bottom={<div className="clock-face" />}
      column={
        <div className="px-3">
          <p role="status">{isLost ? words.connectingScreen.lost : words.connectingScreen.connecting}</p>
          <p className="pt-2 text-muted">{words.connectingScreen.about}</p>
        </div>
      }
      // Reserves the column of the panel.
      left={<div />}
    />
  </main>
)
