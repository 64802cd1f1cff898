import '#app/game/screen/game-screen.css'

/**
 * The frame of an online game while the page connects. It is part of the HTML, so that the first frame reserves the board's
 * place and the game appears without a layout shift.
 */
export const ConnectingScreen = ({ isLost }: { readonly isLost: boolean }) => (
  <main className="game-screen fills-screen" aria-busy="true">
    <h1 className="sr-only">Online Game</h1>
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
        {isLost ? 'No connection. Trying again…' : 'Connecting to the game…'}
      </p>
      <p className="px-3 pt-2 text-muted">
        The server keeps the moves and the clocks. If your connection drops, the game waits for you as long as
        your clock allows, and no move is lost.
      </p>
    </div>
  </main>
)
