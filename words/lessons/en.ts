import { ENDINGS } from './endings.en.ts'
import { IDEAS } from './ideas.en.ts'
import { OPENINGS } from './openings.en.ts'
import { PIECES } from './pieces.en.ts'
import { RULES } from './rules.en.ts'
import { TACTICS } from './tactics.en.ts'

export const words = {
  /** Parts of the course by their headings. */
  parts: {
    pieces: {
      title: 'The pieces',
      words: 'How each of the six moves. You can begin here without knowing anything.',
    },
    rules: {
      title: 'The rules',
      words: 'From setting up the board to a whole game, with the rules that surprise everyone once.',
    },
    ideas: { title: 'First ideas', words: 'What pieces are worth, and how to begin a game.' },
    endings: { title: 'Winning a won game', words: 'Against our engine, which defends as long as it can.' },
    tactics: { title: 'Ten tactical motifs', words: 'Each with five positions from games between people.' },
    openings: {
      title: 'Openings by memory',
      words: 'A small repertoire. Wrong moves are shown with what they cost.',
    },
  },
  lessons: { ...PIECES, ...RULES, ...IDEAS, ...ENDINGS, ...TACTICS, ...OPENINGS },
}
