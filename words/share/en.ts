/** Titles of the pictures for link previews, each with the line below it. Other pages have their own titles. */
export const words = {
  pages: {
    '/': { title: 'The board is set. Your move.', kicker: 'Free online chess' },
    '/play': { title: 'Play chess online', kicker: 'Against the computer or a friend' },
    '/online': { title: 'Play a friend', kicker: 'A link, two browsers, a game of chess' },
    '/lobby': { title: 'Find an opponent', kicker: 'Pick a time and play whoever is waiting' },
    '/tournament': { title: 'Tournaments', kicker: 'Pair your club on a phone, without a network' },
    '/review': { title: 'Review a game', kicker: 'Every mistake explained' },
    '/analysis': { title: 'Analysis board', kicker: 'Any position, with an engine' },
    '/train': { title: 'Train', kicker: 'Puzzles, lessons and your own mistakes' },
    '/train/puzzles': { title: 'Chess puzzles', kicker: 'Thousands, each near your strength' },
    '/train/endings': { title: 'Endings to train', kicker: 'Forty, against a perfect defender' },
    '/rankings': { title: 'Global Chess GM Rankings', kicker: 'Classical, rapid and blitz' },
    '/this-week': { title: 'This week in chess', kicker: 'A mistake, a puzzle and a piece to read' },
    '/sunday-puzzle': {
      title: 'Sunday’s puzzle, explained',
      kicker: 'One each week, move by move',
    },
    '/support': { title: 'Support Smart Chess Coaching', kicker: 'And stand on the Wall of Fame' },
    '/contact': { title: 'Contact Us', kicker: 'We reply within 24 to 48 hours' },
    '/learn': { title: 'Learn chess', kicker: 'From the first move to a small repertoire' },
    '/learn/coordinates': { title: 'Coordinates', kicker: 'Know a square by its name' },
    '/blog': { title: 'Chess Blog', kicker: 'Openings, tactics, endgames, stories' },
    '/history': { title: 'The History of Chess', kicker: 'In five chapters' },
    '/players': { title: 'Chess players', kicker: 'Lives, styles and key games' },
    '/how-we-measured': { title: 'How we measured', kicker: 'Levels, coach and reviews, with doubts' },
  },
  /** A game that a player shares by its link. */
  game: { title: 'A game to step through', kicker: 'Shared by a player' },
  kickers: {
    tag: 'Chess blog',
    lesson: 'Learn chess',
    history: 'History of chess',
    legal: 'The house rules',
  },
  ratings: (month: string) => `Ratings: FIDE, ${month}`,
}
