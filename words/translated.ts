/** Articles with a translation, which is a file such as `content/posts/<slug>.hi.md`. A test compares the two. */
export const TRANSLATED: Partial<Record<string, readonly string[]>> = {
  hi: [
    '/history/chess-origins',
    '/history/chess-evolution',
    '/history/modern-chess',
    '/history/indian-chess-rise',
    '/history/indian-chess-success',
  ],
}
