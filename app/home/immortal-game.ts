/**
 * The last position of Adolf Anderssen against Lionel Kieseritzky, London, 21 June 1851, which the home page shows.
 * The test beside this file plays the game.
 */
export const IMMORTAL_END = {
  placement: 'r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1',
  lastMove: ['d6', 'e7'],
  label:
    'Chess board, the end of the Immortal Game. White has king e2, knights d5 and g7, bishop e7, pawns a2, c2, d3, e5, ' +
    'g4 and h5. Black has king d8, queen a1, rooks a8 and h8, bishops c8 and g1, knights a6 and f6, pawns a7, b5, d7, ' +
    'f7 and h7. The bishop on e7 gives mate.',
} as const
