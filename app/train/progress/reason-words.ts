/** Kinds of proved reasons (coach/claim.ts) in words. Unknown kinds from a newer version are shown by their name. */
const WORDS: Readonly<Record<string, string>> = {
  mate: 'a mate',
  promotion: 'a promotion',
  'discovered-attack': 'a discovered attack',
  fork: 'a fork',
  skewer: 'a skewer',
  'removed-defender': 'a defender taken away',
  deflection: 'a deflection',
  pin: 'a pin',
  'trapped-piece': 'a trapped piece',
  'hanging-piece': 'a piece left hanging',
  exchange: 'a lost exchange',
  combination: 'a combination',
  'best-play': 'a longer line',
  'pawn-ending': 'king and pawn against king',
  trade: 'a trade of the last pieces',
  draw: 'a draw by repetition',
  threat: 'a threat',
  castling: 'a king that can no longer castle',
}

export const reasonWords = (motif: string): string => WORDS[motif] ?? motif.replaceAll('-', ' ')
