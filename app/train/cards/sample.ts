/** The Immortal Game after 21… Kd8: Anderssen sacrifices the queen and mates with the last three pieces. */
export const SAMPLE = {
  id: 'immortal-game',
  start: 'r1b1k1nr/p2p1pNp/n2B4/1p1NP2P/6P1/3P1Q2/P1P1K3/q5b1 b kq - 0 21',
  moves: ['e8d8', 'f3f6', 'g8f6', 'd6e7'],
  rating: 0,
  themes: ['mateIn2'],
} as const
