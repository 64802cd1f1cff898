export const words = {
  pageMeta: {
    strapline: 'Premium Chess Experience',
    houseDescription:
      'Free online chess with Indian roots: play the computer or a friend by link, have every game reviewed, and train on your own mistakes. No account needed.',
    pictureOfABoard: (title: string) => `${title}, beside a chess board in a green arch`,
    pictureOfAnUncheckeredBoard: (title: string) => `${title}, beside an uncheckered board in a green arch`,
  },
  jsonLd: {
    chessPlayer: 'Chess player',
    home: 'Home',
  },
  feed: {
    chessBlog: (site: string) => `${site} Chess Blog`,
    chessToUseTheSameEvening:
      'Chess to use the same evening: openings, tactics, endgames, stories and Indian chess.',
  },
}
