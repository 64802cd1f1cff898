import { AboutScreen } from '#app/ui/about-screen.tsx'

export const AboutReview = () => (
  <AboutScreen title="About the review">
    <p>
      Paste a game in PGN, from any site or from your own notes, and the review goes through it move by move:
      where the game turned, what each move was worth, and what would have been better. There is no limit and
      no account, and your games stay on your device.
    </p>
    <p>
      <strong>Reasons instead of numbers.</strong> The coach says what a mistake allowed: a fork, a pin, a
      piece left without a defender, a missed mate. It says so only if the rules of chess prove it on the
      board, and you can play each reason through to its end.{' '}
      <a href="/how-we-measured">How often it was right</a> when we tested it.
    </p>
    <p>
      <strong>Try it again.</strong> Before you see the better move you can look for it yourself. Your
      mistakes come back later as <a href="/train/mistakes">exercises</a>, after a day, three days and longer,
      until you know them.
    </p>
    <p>
      <strong>Your own games.</strong> Games that you <a href="/play">play here</a> are reviewed without
      pasting: press Review when a game has ended, or open it in <a href="/dashboard">your games</a>.
    </p>
  </AboutScreen>
)
