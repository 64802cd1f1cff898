/** Labels of texts in `content/`: where an article leads to, its tags, and names in tables. */
export const words = {
  /** The pieces by the letters of the code, and the meanings of their Sanskrit names. */
  firstNames: {
    k: { name: 'King', meaning: 'the king' },
    q: { name: 'Queen', meaning: 'the counsellor' },
    r: { name: 'Rook', meaning: 'the chariot' },
    b: { name: 'Bishop', meaning: 'the elephant' },
    n: { name: 'Knight', meaning: 'the horse' },
    p: { name: 'Pawn', meaning: 'the foot soldier' },
  },
  /** `ratha, the chariot`. */
  firstNameMeans: <T>(latin: T, meaning: string) => [latin, `, ${meaning}`],
  /** By the English name of a tag, which its address is made of. */
  tags: {
    Analysis: {
      name: 'Analysis',
      intro:
        'How to look at a question coolly: your own games before the computer does, and what the figures of Indian chess add up to.',
    },
    Beginner: {
      name: 'Beginner',
      intro:
        'For players who know how the pieces move and little more: first plans, first tactics, simple endings, and games to learn them by.',
    },
    Benefits: {
      name: 'Benefits',
      intro:
        'What free online chess gives you, and how to get the most of it: opponents at any hour, and practice that costs nothing.',
    },
    Clock: {
      name: 'Clock',
      intro:
        'Playing against the clock: where the minutes go, why time trouble becomes a habit, and what to do about it in your next game.',
    },
    Culture: {
      name: 'Culture',
      intro:
        'Chess outside the tournament hall: where its words come from, what the pieces were first, and how the game changed on its way west.',
    },
    Endgames: {
      name: 'Endgames',
      intro:
        'Few pieces and much to win or save: king and pawn, rook endings, stalemate and the basic mates, with positions to play out.',
    },
    'Famous Games': {
      name: 'Famous Games',
      intro:
        'Games that people have replayed for a century and longer, and some of our own time, with what can be learnt from each of them.',
    },
    'Getting Started': {
      name: 'Getting Started',
      intro:
        'From the first visit to the first win: how to play here, how the basic mates go, and small games that teach the pieces.',
    },
    History: {
      name: 'History',
      intro:
        'Where chess comes from and who played it, from chaturanga in India to the champions of today. Each text names its sources.',
    },
    Improvement: {
      name: 'Improvement',
      intro:
        'Getting better with little time: how to train, what to look at after a game, and openings and plans that can be learnt in an evening.',
    },
    India: {
      name: 'India',
      intro:
        'Chess where it began and where it grows fast today: from chaturanga and Sultan Khan to Anand, Humpy, Gukesh and those who follow.',
    },
    News: {
      name: 'News',
      intro:
        'Reports from the great events: who won, how it was decided, what the rules said, and a position or a game to play through.',
    },
    'Online Chess': {
      name: 'Online Chess',
      intro:
        'Playing on a screen and getting something out of it: how to begin, what to expect, and how to use the computer to get better.',
    },
    Openings: {
      name: 'Openings',
      intro:
        'Openings by their plans instead of by heart: 1.d4, the Sicilian, the Caro-Kann, the Italian Game, the Queen’s Gambit and castling.',
    },
    'Italian Game': {
      name: 'Italian Game',
      intro:
        'The Italian Game, an old opening that is still played every day: its ideas, its model positions, and where they lead.',
    },
    Players: {
      name: 'Players',
      intro:
        'Who they are and how they play: Sultan Khan, Anand, Carlsen and Nepomniachtchi, and the women who changed Indian chess.',
    },
    Psychology: {
      name: 'Psychology',
      intro:
        'What goes on in a player’s head: time trouble, the move after a blunder, and how to go on playing when the queen is gone.',
    },
    Strategy: {
      name: 'Strategy',
      intro:
        'Plans that last longer than a combination: pawn structures, outposts, castling, candidate moves, and where the rooks belong.',
    },
    'Success Factors': {
      name: 'Success Factors',
      intro:
        'Why some countries produce so many grandmasters: what is behind the rise of Indian chess, and what the figures say about it.',
    },
    Tactics: {
      name: 'Tactics',
      intro:
        'Forks, pins, discovered attacks, the back rank and the Greek gift: how they work, how to see them coming, and positions to try.',
    },
    Training: {
      name: 'Training',
      intro:
        'What to do with the minutes you have: a week you can copy, games against the computer, exercises, and a look at your own games.',
    },
    'World Championship': {
      name: 'World Championship',
      intro:
        'Matches and tournaments for the highest titles, classical, rapid and blitz: who won them, and the games that decided it.',
    },
  },
  /** Where a text leads, by its slug. */
  nextSteps: {
    'a-first-repertoire-with-1-d4': 'Learn a 1.d4 opening move by move',
    'a-first-sicilian-you-can-actually-play': 'Learn the Accelerated Dragon move by move',
    'basic-mates-with-queen-and-rook': 'Give the mate with the rook against the computer',
    'candidate-moves-name-three-before-you-trust-one': 'Try it on puzzles of your strength',
    'fifteen-minutes-a-day-a-week-you-can-copy': 'Start today’s training',
    'free-online-chess-benefits': 'Send a friend a link and play',
    'free-online-chess-getting-started': 'Start with the first lesson on the rules',
    'free-online-chess-improvement': 'Start today’s training',
    'from-chaturanga-to-checkmate-the-words-of-chess': 'Learn what the last word means',
    'how-to-play-the-computer-and-come-away-stronger': 'Play the beginner with the coach on',
    'koneru-humpy-and-volodar-murzin-win-the-world-rapid': 'Play a rapid game',
    'lucena-and-philidor-side-by-side': 'Train rook endings on positions from real games',
    'morphy-at-the-opera-every-move-brings-a-piece': 'Begin a game as Morphy did',
    'one-title-two-names-carlsen-and-nepomniachtchi-share-the-world-blitz': 'Try three minutes: puzzle rush',
    'pins-and-skewers-the-long-pieces-at-work': 'Train pins on positions from real games',
    'rooks-belong-behind-passed-pawns-mostly': 'Train rook endings on positions from real games',
    'stalemate-saving-half-a-point-and-not-giving-one-away': 'Play the stalemate and the mate beside it',
    'teach-a-child-chess-in-ten-small-games': 'The first lesson: the rook',
    'the-back-rank-and-how-to-smell-danger-there': 'Train the back rank on positions from real games',
    'the-caro-kann-for-people-with-jobs': 'Learn the Caro-Kann move by move',
    'the-discovered-attack-two-threats-in-one-move': 'Train discovered attacks on positions from real games',
    'the-fork-taught-by-its-geometry': 'Train forks on positions from real games',
    'the-greek-gift-a-checklist-for-bxh7': 'Train attacks on the king on positions from real games',
    'the-italian-game-five-ideas-before-you-memorise-a-move': 'Learn the Italian Game move by move',
    'the-opposition-in-twenty-minutes': 'Play king and pawn against the computer',
    'the-queen-s-gambit-declined-as-a-plan-not-a-line': 'Learn it move by move',
    'time-trouble-is-a-habit': 'Practise under the clock: puzzle rush',
    'won-endings-people-give-away': 'Train forty endings in order',
    'what-to-do-after-you-hang-your-queen': 'Train defence on positions from real games',
    'where-should-your-king-live-castling-as-a-decision': 'Castle on four boards',
    'women-who-changed-indian-chess': 'Send a friend a link and play',
    'what-1200s-do-hang-the-rook': 'Train unguarded pieces on positions from real games',
    'what-1200s-do-walk-past-a-free-piece': 'Train unguarded pieces on positions from real games',
    'what-1200s-do-forget-to-castle': 'Castle on four boards',
    'what-1200s-do-fall-on-the-back-rank': 'Train the back rank on positions from real games',
    'what-1200s-do-answer-e4': 'Learn the Italian Game move by move',
    'what-1200s-do-draw-a-rook-up': 'Give the mate with the rook against the computer',
    'what-1200s-do-stalemate': 'Mate with the queen against the computer',
    'what-1200s-do-lose-pieces-after-move-ten': 'Train middlegame positions on positions from real games',
    'what-1200s-do-miss-mate-in-one': 'Train mates in one on positions from real games',
    'what-1200s-do-bring-the-queen-out': 'How to begin a game',
    'what-1200s-do-overlook-en-passant': 'Take en passant on three boards',
    'what-1200s-do-come-back': 'Train defence on positions from real games',
    'what-1200s-do-play-to-mate': 'Train mates in two on positions from real games',
    'edward-lasker-against-thomas-the-king-that-crossed-the-board':
      'Train sacrifices on positions from real games',
    'gukesh-is-world-champion-fourteen-games-in-singapore': 'Train rook endings on positions from real games',
    'how-viswanathan-anand-put-india-on-the-chess-map': 'Play a rapid game against the computer',
    'mir-sultan-khan-the-quiet-champion': 'Bring a pawn to the far end',
    'analyse-your-own-game-before-the-computer-does':
      'Have a game of yours reviewed, free, on your own device',
    'read-a-pawn-structure-like-a-map': 'Train pawn endings on positions from real games',
    'why-your-knight-belongs-on-an-outpost': 'Learn to see where a knight can go',
    'modern-chess': 'Put a position before the engine on the analysis board',
    'piccadilly-chess-street': 'Play against a clock of your own: puzzle rush',
    'chess-classroom-education': 'Begin with lesson one',
    'elegant-chess-players': 'Find out whether your rook’s move was sound: review a game',
    'classical-chess-masters': 'Train rook endings on positions from real games',
    'grand-chess-tournament': 'Train sacrifices on positions from real games',
    'world-chess-championship': 'Train the ending that decided it on positions from real games',
    'winter-chess-moscow': 'Catch the fever: puzzle rush',
    'luxury-chess-board': 'Learn the piece that has to be carved',
    'chess-cafe-atmosphere': 'Play whoever takes the chair opposite',
    'indian-chess-championship': 'Play a friend for the garland',
    'mumbai-chess-gateway': 'Learn what an opening should let in',
    'indian-street-chess': 'Bring a pawn to the far end',
    'delhi-chess-monuments': 'Put the pieces in their order',
    'india-gate-chess': 'Learn how to begin a game',
    'african-chess-classroom': 'Learn to take, one move each',
    'master-chess-move': 'Train attacks on f7 on positions from real games',
    'chess-players-perspective': 'Look at all the checks: puzzles of your own strength',
    'chess-club-atmosphere': 'Find out where your last game turned',
    'royal-chess-couples': 'Put the queens on their own colours',
    'classical-chess-library': 'Learn to write your moves down',
    'modern-chess-library': 'Take a position to the analysis board',
    'ancient-indian-chess-court': 'Set up the board that came of it',
    'traditional-indian-chess-gathering': 'Learn to guard your own pieces',
    'mumbai-chess-cityscape': 'Learn the piece that goes slantwise',
    'indian-street-chess-vibrant': 'Learn the streets of the board by name',
    'aerial-chess-perspective': 'Train Morphy’s mate on positions from real games',
    'chess-masters-gathering': 'Take the thirteenth chair: play the computer',
    'london-chess-parliament': 'Play a friend across the water, by link',
    'london-parliament-golden-hour': 'Go back to a game that you lost',
    'royal-chess-duel': 'Fight for the opposition against the computer',
    'medieval-chess-court': 'Learn how far a bishop goes today',
    'dinosaur-chess-jungle': 'Train quiet moves on positions from real games',
    't-rex-chess-battle': 'Train defence on positions from real games',
    'british-chess-academy': 'Challenge another college, by link',
    'indian-queens-chess': 'Meet the queen as she moves today',
    'indian-palace-chess': 'Play a game with pieces that do not tire',
    'african-safari-tea-party': 'Learn the one piece that still leaps',
    'chess-origins': 'Set up the board that came of it',
    'chess-evolution': 'Meet the queen as she moves today',
    'indian-chess-rise': 'Play a game of your own',
    'indian-chess-success': 'Start today’s training',
  },
  /** Content has the English names of players and countries. */
  playerName: (_slug: string, name: string) => name,
  playerTitle: (_slug: string, title: string) => title,
  country: (name: string) => name,
}
