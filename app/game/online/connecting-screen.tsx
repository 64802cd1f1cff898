import '#app/game/screen/game-screen.css'

/**
 * The frame of an online game while the page connects: part of the HTML, so that the board's place is on the screen with the
 * first frame and the game fills it without moving anything.
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
        {isLost
          ? 'No connection. Trying again… The server keeps the game, and no move is lost.'
          : 'Connecting to the game… The server keeps its moves and its clocks meanwhile.'}
      </p>
    </div>
  </main>
)
