/** What a reader can do at once with what a text is about: one link to a tool. */
export interface NextStep {
  readonly label: string
  readonly to: string
}

const step = (label: string, to: string): NextStep => ({ label, to })
const train = (theme: string, what: string) =>
  step(`Train ${what} on positions from real games`, `/train/puzzles?theme=${theme}`)
const learn = (slug: string, what: string) => step(what, `/learn/${slug}`)
const REVIEW = step('Have a game of yours reviewed, free, on your own device', '/review')
const FRIEND = step('Send a friend a link and play', '/online')

/** By the slug of a post or chapter. A text without an entry gets the review. */
const STEPS: Readonly<Record<string, NextStep>> = {
  'a-first-repertoire-with-1-d4': learn('london-system', 'Learn a 1.d4 opening move by move'),
  'a-first-sicilian-you-can-actually-play': learn(
    'accelerated-dragon',
    'Learn the Accelerated Dragon move by move',
  ),
  'basic-mates-with-queen-and-rook': learn('rook-mate', 'Give the mate with the rook against the engine'),
  'candidate-moves-name-three-before-you-trust-one': step(
    'Try it on puzzles of your strength',
    '/train/puzzles',
  ),
  'fifteen-minutes-a-day-a-week-you-can-copy': step('Start today’s training', '/train'),
  'free-online-chess-benefits': FRIEND,
  'free-online-chess-getting-started': learn('setting-up', 'Start with the first lesson on the rules'),
  'free-online-chess-improvement': step('Start today’s training', '/train'),
  'from-chaturanga-to-checkmate-the-words-of-chess': learn('checkmate', 'Learn what the last word means'),
  'how-to-play-the-computer-and-come-away-stronger': step(
    'Play the beginner with the coach on',
    '/play?start=beginner',
  ),
  'koneru-humpy-and-volodar-murzin-win-the-world-rapid': step('Play a rapid game', '/play'),
  'lucena-and-philidor-side-by-side': train('rookEndgame', 'rook endings'),
  'morphy-at-the-opera-every-move-brings-a-piece': learn('opening-principles', 'Begin a game as Morphy did'),
  'one-title-two-names-carlsen-and-nepomniachtchi-share-the-world-blitz': step(
    'Try three minutes: puzzle rush',
    '/train/rush',
  ),
  'pins-and-skewers-the-long-pieces-at-work': train('pin', 'pins'),
  'rooks-belong-behind-passed-pawns-mostly': train('rookEndgame', 'rook endings'),
  'stalemate-saving-half-a-point-and-not-giving-one-away': learn(
    'stalemate',
    'Play the stalemate and the mate beside it',
  ),
  'teach-a-child-chess-in-ten-small-games': learn('rook', 'The first lesson: the rook'),
  'the-back-rank-and-how-to-smell-danger-there': train('backRankMate', 'the back rank'),
  'the-caro-kann-for-people-with-jobs': learn('caro-kann', 'Learn the Caro-Kann move by move'),
  'the-discovered-attack-two-threats-in-one-move': train('discoveredAttack', 'discovered attacks'),
  'the-fork-taught-by-its-geometry': train('fork', 'forks'),
  'the-greek-gift-a-checklist-for-bxh7': train('attackingF2F7', 'attacks on the king'),
  'the-italian-game-five-ideas-before-you-memorise-a-move': learn(
    'italian-game',
    'Learn the Italian Game move by move',
  ),
  'the-opposition-in-twenty-minutes': learn('pawn-endings', 'Play king and pawn against the engine'),
  'the-queen-s-gambit-declined-as-a-plan-not-a-line': learn(
    'queens-gambit-declined',
    'Learn it move by move',
  ),
  'time-trouble-is-a-habit': step('Practise under the clock: puzzle rush', '/train/rush'),
  'what-to-do-after-you-hang-your-queen': train('defensiveMove', 'defence'),
  'where-should-your-king-live-castling-as-a-decision': learn('castling', 'Castle on four boards'),
  'women-who-changed-indian-chess': FRIEND,
  'what-1200s-do-hang-the-rook': train('hangingPiece', 'unguarded pieces'),
  'what-1200s-do-walk-past-a-free-piece': train('hangingPiece', 'unguarded pieces'),
  'what-1200s-do-forget-to-castle': learn('castling', 'Castle on four boards'),
  'what-1200s-do-fall-on-the-back-rank': train('backRankMate', 'the back rank'),
  'what-1200s-do-answer-e4': learn('italian-game', 'Learn the Italian Game move by move'),
  'what-1200s-do-draw-a-rook-up': learn('rook-mate', 'Give the mate with the rook against the engine'),
  'what-1200s-do-stalemate': learn('queen-mate', 'Mate with the queen against the engine'),
  'what-1200s-do-miss-mate-in-one': train('mateIn1', 'mates in one'),
  'what-1200s-do-bring-the-queen-out': learn('opening-principles', 'How to begin a game'),
  'what-1200s-do-overlook-en-passant': learn('en-passant', 'Take en passant on three boards'),
  'chess-origins': learn('setting-up', 'Set up the board that came of it'),
  'chess-evolution': learn('queen', 'Meet the queen as she moves today'),
  'indian-chess-rise': step('Play a game of your own', '/play'),
  'indian-chess-success': step('Start today’s training', '/train'),
}

export const nextStepOf = (slug: string): NextStep => STEPS[slug] ?? REVIEW

export const stepSlugs = (): readonly string[] => Object.keys(STEPS)
