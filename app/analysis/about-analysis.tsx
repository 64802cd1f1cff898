import { AboutScreen } from '#app/ui/about-screen.tsx'

export const AboutAnalysis = () => (
  <AboutScreen title="About the analysis board">
    <p>
      Set up any chess position, move the pieces for both sides and see what a chess engine thinks of each
      move. The engine runs on your own device: nothing you look at is sent anywhere, and the board also works
      offline once you have visited the site.
    </p>
    <p>
      <strong>Variations and notes.</strong> Play a different move at any point and it becomes a variation. Go
      through the tree with the arrow keys, make a variation the main line, mark a move as good or bad, and
      write down what you think about it.
    </p>
    <p>
      <strong>Positions and games.</strong> Paste a position as FEN or a game as PGN, or set up a position
      piece by piece. Copy FEN, PGN or a link that opens the same board for someone else, or play on from here
      against the computer.
    </p>
    <p>
      <strong>What to read first.</strong> The best lines show the engine’s first choices and what they are
      worth in pawns; tap one to play it. If you want to know why a move was a mistake,{' '}
      <a href="/review">review the game</a>: the coach explains it in words.
    </p>
  </AboutScreen>
)
