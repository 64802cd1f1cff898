import { AboutScreen } from '#app/ui/about-screen.tsx'

export const AboutPuzzles = () => (
  <AboutScreen title="About the puzzles">
    <p>
      Every puzzle comes from a real game. You play the side at the bottom of the board and look for the one
      move that wins, mates or saves the game, then the next one, until the position is decided. A hint shows
      the piece first and the square second, and “Why?” gives the reason in a sentence if it can be proved.
    </p>
    <p>
      <strong>Puzzles of your strength.</strong> Your puzzle rating moves with every try, and each new puzzle
      is chosen near it. Or choose for yourself: forks, pins, mates in two, endgames, the opening that you
      play, or a range of ratings. Puzzles that you failed wait in a list of their own.
    </p>
    <p>
      <strong>No account, and offline too.</strong> Your progress stays on your device unless you sign in, and
      the next puzzles are fetched ahead, so you can go on in a train.
    </p>
    <p>
      New to tactics? The <a href="/learn">lessons</a> explain ten motifs on boards you play on. If you like
      it fast, try the <a href="/train/rush">puzzle rush</a>.
    </p>
  </AboutScreen>
)
