/**
 * Every tag that an article may carry, and the texts of its page. Tags also decide which posts are related, so new ones are
 * added deliberately.
 */
export const TAG_WORDS = {
  Analysis:
    'How to look at a question coolly: your own games before the computer does, and what the figures of Indian chess add up to.',
  Beginner:
    'For players who know how the pieces move and little more: first plans, first tactics, simple endings, and games to learn them by.',
  Benefits:
    'What free online chess gives you, and how to get the most of it: opponents at any hour, and practice that costs nothing.',
  Clock:
    'Playing against the clock: where the minutes go, why time trouble becomes a habit, and what to do about it in your next game.',
  Culture:
    'Chess outside the tournament hall: where its words come from, what the pieces were first, and how the game changed on its way west.',
  Endgames:
    'Few pieces and much to win or save: king and pawn, rook endings, stalemate and the basic mates, with positions to play out.',
  'Famous Games':
    'Games that people have replayed for a century and longer, and some of our own time, with what can be learnt from each of them.',
  'Getting Started':
    'From the first visit to the first win: how to play here, how the basic mates go, and small games that teach the pieces.',
  History:
    'Where chess comes from and who played it, from chaturanga in India to the champions of today. Each text names its sources.',
  Improvement:
    'Getting better with little time: how to train, what to look at after a game, and openings and plans that can be learnt in an evening.',
  India:
    'Chess where it began and where it grows fast today: from chaturanga and Sultan Khan to Anand, Humpy, Gukesh and those who follow.',
  News: 'Reports from the great events: who won, how it was decided, what the rules said, and a position or a game to play through.',
  'Online Chess':
    'Playing on a screen and getting something out of it: how to begin, what to expect, and how to use the computer to get better.',
  Openings:
    'Openings by their plans instead of by heart: 1.d4, the Sicilian, the Caro-Kann, the Italian Game, the Queen’s Gambit and castling.',
  'Italian Game':
    'The Italian Game, an old opening that is still played every day: its ideas, its model positions, and where they lead.',
  Players:
    'Who they are and how they play: Sultan Khan, Anand, Carlsen and Nepomniachtchi, and the women who changed Indian chess.',
  Psychology:
    'What goes on in a player’s head: time trouble, the move after a blunder, and how to go on playing when the queen is gone.',
  Strategy:
    'Plans that last longer than a combination: pawn structures, outposts, castling, candidate moves, and where the rooks belong.',
  'Success Factors':
    'Why some countries produce so many grandmasters: what is behind the rise of Indian chess, and what the figures say about it.',
  Tactics:
    'Forks, pins, discovered attacks, the back rank and the Greek gift: how they work, how to see them coming, and positions to try.',
  Training:
    'What to do with the minutes you have: a week you can copy, games against the computer, exercises, and a look at your own games.',
  'World Championship':
    'Matches and tournaments for the highest titles, classical, rapid and blitz: who won them, and the games that decided it.',
} as const

export type Tag = keyof typeof TAG_WORDS
export const TAGS = Object.keys(TAG_WORDS) as [Tag, ...Tag[]]

/** The page that lists everything under a tag. */
export const tagPath = (tag: string): string => `/blog/tag/${tag.toLowerCase().replaceAll(' ', '-')}`
