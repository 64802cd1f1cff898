/** Articles with a translation, which is a file such as `content/posts/<slug>.hi.md`. A test compares the two. */
export const TRANSLATED: Partial<Record<string, readonly string[]>> = {
  hi: [
    '/history/chess-origins',
    '/history/chess-evolution',
    '/history/modern-chess',
    '/history/indian-chess-rise',
    '/history/indian-chess-success',
    '/blog/basic-mates-with-queen-and-rook',
    '/blog/from-chaturanga-to-checkmate-the-words-of-chess',
    '/blog/gukesh-is-world-champion-fourteen-games-in-singapore',
    '/blog/how-viswanathan-anand-put-india-on-the-chess-map',
    '/blog/mir-sultan-khan-the-quiet-champion',
    '/blog/stalemate-saving-half-a-point-and-not-giving-one-away',
    '/blog/teach-a-child-chess-in-ten-small-games',
    '/blog/the-back-rank-and-how-to-smell-danger-there',
    '/blog/the-fork-taught-by-its-geometry',
    '/blog/the-opposition-in-twenty-minutes',
    '/blog/what-to-do-after-you-hang-your-queen',
    '/blog/women-who-changed-indian-chess',
  ],
}
