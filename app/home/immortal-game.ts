/**
 * The last position of Adolf Anderssen against Lionel Kieseritzky, London, 21 June 1851, which the home page shows.
 * The test beside this file plays the game.
 */
export const IMMORTAL_END = {
  placement: 'r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1',
  lastMove: ['d6', 'e7'],
} as const
